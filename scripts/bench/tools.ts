import { spawnSync } from "node:child_process";

interface Tools {
	wrk: boolean;
	nginx: boolean;
}

/** Finds nginx for comparison, wrk for load and a whole browser. Installs them when run as root, otherwise uses what is there. */
export function findTools(): Tools {
	const wanted = { wrk: "wrk", nginx: "nginx-light", chromium: "chromium" };
	const missing = Object.entries(wanted).filter(([command]) => !has(command));
	if (missing.length > 0 && process.getuid?.() === 0 && has("apt-get")) {
		const packages = missing.map(([, name]) => name);
		console.log(`Installing ${packages.join(" and ")}…`);
		// At runlevel 1, the packages do not start their services.
		const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
		spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], { env, timeout: 300_000 });
	}
	return { wrk: has("wrk"), nginx: has("nginx") };
}

function has(command: string): boolean {
	return spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;
}
