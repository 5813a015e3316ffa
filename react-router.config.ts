import type { Config } from "@react-router/dev/config";

export default {
	ssr: true,
	// One file a page: its loader is one shared function.
	splitRouteModules: false,
	// The whole table of pages is known at start: no discovery requests.
	routeDiscovery: { mode: "initial" },
	buildDirectory: process.env.BUILD_TARGET ?? "build/direct",
} satisfies Config;
