/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { locale } from "./locale-plugin.ts";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte" }), locale(here("../locale")), svelteTesting()],
  resolve: { alias: { $lib: here("src/lib"), $ui: here("src/ui") } },
  // Everything is a file of its own: the content security policy allows nothing inline.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: "es2022" },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env.THRONEWORLD_URL ?? "http://127.0.0.1:8080", ws: true } },
  },
  // A limit is there only to report what hangs: on machines that do other things as well all takes longer.
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: [],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
