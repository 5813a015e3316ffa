import type { Config } from "@react-router/dev/config";

export default {
	ssr: true,
	// One file for each page is enough, because all pages share one client loader.
	splitRouteModules: false,
	// All routes are in the initial route table, so there are no discovery requests.
	routeDiscovery: { mode: "initial" },
	buildDirectory: process.env.BUILD_TARGET ?? "build/direct",
} satisfies Config;
