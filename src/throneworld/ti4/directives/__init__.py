"""The directives among the agendas: what each of them makes happen once (RR 7.6, 8.21)."""
