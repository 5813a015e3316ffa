import { existsSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readConfig, settingNames } from "#app/.server/config.ts";
import { createMetrics } from "#app/.server/metrics/metrics.ts";
import { createRefusedLeads } from "#app/.server/refused-leads.ts";
import type { Services } from "#app/.server/services.ts";
import type { DocumentStore } from "#app/model/ports.ts";

const read = (path: string) => readFileSync(path, "utf8");
const guide = read("docs/operations.md");
const { dependencies, devDependencies } = JSON.parse(read("package.json")) as Record<
	"dependencies" | "devDependencies",
	Record<string, string>
>;

describe("docs/operations.md", () => {
	const rows = [...guide.matchAll(/^\| `([A-Z_]+)` +\| (?:`([^`]*)`)? +\|/gm)].map(([, name = "", value = ""]) => [
		name,
		value,
	]);

	it("lists every setting exactly once", () => {
		expect(rows.map(([name]) => name).sort()).toEqual([...settingNames].sort());
	});

	it("gives the same defaults as the example file and the code", () => {
		const example = parseEnv(read(".env.example"));
		expect(Object.fromEntries(rows)).toEqual(example);
		expect(readConfig(example)).toEqual(readConfig({}));
	});

	it("quotes log messages as the code writes them", () => {
		const sources = ["sqlite-errors", "sqlite-files", "sqlite-database"].map((name) =>
			read(`app/.server/store/${name}.ts`),
		);
		const code = [
			...sources,
			read("app/.server/data-folder.ts"),
			read("server.ts"),
			read("app/.server/config.ts"),
		].join();
		const down = guide.slice(guide.indexOf("\n## The site is down"), guide.indexOf("\n## Mails do not go out"));
		const quoted = [...down.matchAll(/^\| (`.+?) +\|/gm)].flatMap(([, cell = ""]) => [...cell.matchAll(/`([^`]+)`/g)]);
		const words = quoted.map(([, text = ""]) => text).filter((text) => !/^(?:E[A-Z]+|"event".*|oom-kill)$/.test(text));
		expect(words.length).toBeGreaterThan(8);
		for (const text of words) expect(code).toContain(text);
	});

	it("links only to sections and files that exist", () => {
		const headings = [...guide.matchAll(/^## (.+)$/gm)].map(([, title = ""]) =>
			title.toLowerCase().replaceAll(" ", "-"),
		);
		for (const [, target = ""] of guide.matchAll(/\]\(#([^)]+)\)/g)) expect(headings).toContain(target);
		for (const [, path = ""] of guide.matchAll(/\]\((?!#|https:)([^)#]+)\)/g))
			expect(existsSync(`docs/${path}`), path).toBe(true);
	});

	it("explains every metric; the alarms use only those, and link to an existing section", async () => {
		const known = await figures();
		const table = guide.slice(guide.indexOf("\n## Alarms"), guide.indexOf("\n## Logs"));
		const inGuide = [...table.matchAll(/`((?:airelle|process)_[a-z0-9_]+)/g)].map(([, name]) => name);
		expect(inGuide.sort()).toEqual(known.sort());
		const rules = parse(read("deploy/alarms.yaml")) as {
			groups: { rules: { expr: string; annotations: { see: string } }[] }[];
		};
		const alarms = rules.groups.flatMap((group) => group.rules);
		const inAlarms = alarms.flatMap(({ expr }) => expr.match(/(?:airelle|process)_[a-z0-9_]+/g) ?? []);
		expect(inAlarms.length).toBeGreaterThan(10);
		for (const name of inAlarms) expect(known).toContain(name.replace(/_bucket$/, ""));
		for (const { annotations } of alarms) expect(guide).toContain(`\n## ${annotations.see}\n`);
	});
});

describe("docs/dependencies.md", () => {
	const lock = JSON.parse(read("package-lock.json")) as { packages: Record<string, { license?: string }> };
	const rows = [...read("docs/dependencies.md").matchAll(/^\| `([^`]+)` +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)];

	it("gives a reason for every direct dependency, and lists no other", () => {
		const direct = Object.keys({ ...dependencies, ...devDependencies });
		expect(rows.map(([, name]) => name).sort()).toEqual(direct.sort());
	});

	it("states the licence of each package", () => {
		for (const [, name, licence] of rows)
			expect(`${name} ${licence}`).toBe(`${name} ${lock.packages[`node_modules/${name}`]?.license}`);
	});
});

describe("the Docker image", () => {
	const dockerfile = read("Dockerfile");

	it("has the Node version of package.json in both stages", () => {
		const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
		expect(bases).toEqual(Array(2).fill(`node:${dependencies.node}-bookworm-slim`));
	});

	it("copies only files that exist, is healthy once pages are served, and does not run as root", () => {
		for (const [, name = ""] of read(".dockerignore").matchAll(/^!(.+)$/gm)) expect(existsSync(name), name).toBe(true);
		expect(existsSync("scripts/healthcheck.ts")).toBe(true);
		expect(dockerfile).toMatch(/^HEALTHCHECK .* CMD \["node", "scripts\/healthcheck.ts", "--path", "\/healthz"\]$/m);
		expect(dockerfile).toMatch(/^USER 10001:10001$/m);
	});

	it("includes only files that .dockerignore names", () => {
		expect(read(".dockerignore")).toMatch(/^\*$/m);
		expect(read(".dockerignore")).not.toMatch(/^!(?:\.env|data|build$)/m);
	});
});

describe("the systemd units", () => {
	const unit = (name: string) => read(`deploy/${name}.service`);

	it("start the same command as `npm start`, without a build check", () => {
		const { scripts } = JSON.parse(read("package.json")) as { scripts: { start: string } };
		const [, flags = "", file = ""] = /^node (--.+) (\S+)$/.exec(scripts.start) ?? [];
		expect(unit("airelle")).toMatch(new RegExp(`^ExecStart=\\S+/node ${flags} \\S+ ${file} --as-built$`, "m"));
		expect(read("Dockerfile")).toContain(`CMD ["${flags.replaceAll(" ", '", "')}", "${file}", "--as-built"]`);
		expect(read("Dockerfile")).toMatch(/^COPY --from=build .*\/site\/start\.js/m);
	});

	it("run scripts that exist, and start a unit that can send mail when a backup fails", () => {
		for (const name of ["airelle", "airelle-backup", "airelle-backup-failed"]) {
			for (const [script] of unit(name).matchAll(/scripts\/[\w-]+\.ts/g)) expect(existsSync(script), script).toBe(true);
		}
		expect(unit("airelle-backup")).toMatch(/^OnFailure=airelle-backup-failed\.service$/m);
		expect(unit("airelle-backup-failed")).toMatch(/^RestrictAddressFamilies=.*AF_INET/m);
		expect(unit("airelle-backup-failed")).not.toMatch(/^(?:PrivateNetwork|IPAddressDeny)/m);
	});

	it("count as started once pages are served, also when the disk is full", () => {
		expect(unit("airelle")).toMatch(/^ExecStartPost=.* scripts\/healthcheck\.ts --path \/healthz /m);
	});
});

describe("compose.yaml", () => {
	interface Service {
		read_only?: boolean;
		cap_drop?: string[];
		cap_add?: string[];
		security_opt?: string[];
		restart?: string;
		logging?: { options: Record<string, string> };
		ports?: string[];
		image: string;
		environment?: Record<string, string>;
		stop_grace_period?: string;
		network_mode?: string;
	}
	const { services } = parse(read("compose.yaml"), { merge: true }) as { services: Record<string, Service> };

	it("hardens every service, limits its logs, and pins its images", () => {
		expect(Object.keys(services)).toEqual(["airelle", "backup", "proxy"]);
		for (const { read_only, cap_drop, security_opt, restart, logging, image } of Object.values(services)) {
			expect({ read_only, cap_drop, security_opt, restart }).toEqual({
				read_only: true,
				cap_drop: ["ALL"],
				security_opt: ["no-new-privileges:true"],
				restart: "unless-stopped",
			});
			expect(logging?.options).toEqual({ "max-size": "10m", "max-file": "10" });
			expect(image).toMatch(/^(?:airelle:|caddy:\d+\.\d+\.\d+-alpine$)/);
		}
	});

	it("exposes only the proxy, and trusts one proxy", () => {
		expect(services.airelle?.ports).toBeUndefined();
		expect(services.backup?.ports).toBeUndefined();
		expect(services.airelle?.environment).toMatchObject({ TRUSTED_PROXIES: "1", HOST: "0.0.0.0" });
		expect(services.proxy?.cap_add).toEqual(["NET_BIND_SERVICE"]);
	});

	it("allows backups of a hosted store to reach the network", () => {
		// biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Docker Compose.
		expect(services.backup?.network_mode).toBe("${BACKUP_NETWORK:-none}");
		expect(guide).toContain("BACKUP_NETWORK=bridge");
	});

	it("passes only known settings to the server", () => {
		for (const name of Object.keys(services.airelle?.environment ?? {})) expect(settingNames).toContain(name);
	});
});

/** The names of all metrics, as the server reports them. */
async function figures(): Promise<string[]> {
	const store = {
		watch: () => () => {},
		probe: async () => {},
		count: async () => 0,
		query: async () => ({ documents: [], cursor: null }),
	} satisfies Partial<DocumentStore>;
	const services = {
		store: store as unknown as DocumentStore,
		limits: { flood: { exceeded: 0 } } as unknown as Services["limits"],
		clock: { now: () => new Date() },
		refusedLeads: createRefusedLeads({ now: () => new Date() }),
		health: { isSound: () => true } as Services["health"],
	};
	const status = {
		buildId: "build",
		startedAt: new Date(),
		directory: ".",
		hosted: null,
		pageCache: () => ({ hits: 0, renders: 0, entries: 0 }),
		nextPurgeAt: () => new Date(),
	};
	const metrics = createMetrics({ services, status });
	metrics.observe("home", 200, 1);
	let text = await metrics.text();
	while (!text.includes("event_loop_delay")) {
		// Reading resets the histogram, and a new value needs more than two samples.
		await setTimeout(100);
		text = await metrics.text();
	}
	return [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = ""]) => name);
}
