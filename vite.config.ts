import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { readBuildSettings } from "./build-settings.ts";

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	define: { __LOCALE_STRATEGY__: JSON.stringify(readBuildSettings().localeStrategy) },
	environments: {
		ssr: { build: { rollupOptions: { input: "./app/.server/main.ts" } } },
	},
	build: { assetsInlineLimit: 0, reportCompressedSize: false },
});
