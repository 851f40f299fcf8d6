"""The proof of speed: many clients at a real server, beside a bare pipeline. See docs/load.md."""
