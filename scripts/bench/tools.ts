import { spawnSync } from "node:child_process";

export interface Tools {
	wrk: boolean;
	nginx: boolean;
}

/** nginx to compare with and wrk to ask: installed when this is root, otherwise only used when they are there. */
export function findTools(): Tools {
	const wanted = { wrk: "wrk", nginx: "nginx-light" };
	const missing = Object.entries(wanted).filter(([command]) => !has(command));
	if (missing.length > 0 && process.getuid?.() === 0 && has("apt-get")) {
		const packages = missing.map(([, name]) => name);
		console.log(`Installing ${packages.join(" and ")}…`);
		// At this level nothing that is installed is started as a service.
		const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
		spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], { env, timeout: 180_000 });
	}
	return { wrk: has("wrk"), nginx: has("nginx") };
}

function has(command: string): boolean {
	return spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;
}
