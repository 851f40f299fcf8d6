import "./base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { fresh } from "$lib/fresh.svelte";

// Told by what Vite puts around every import that is fetched later.
addEventListener("vite:preloadError", () => void fresh.suspect());

mount(App, { target: document.getElementById("app")! });
