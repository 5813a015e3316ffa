import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../scripts/free-port.ts";

interface Balancer {
	origin: string;
	stop(): Promise<void>;
}

/** nginx as a round-robin load balancer in front of several local servers; skips a server that does not listen. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
	const folder = await mkdtemp(join(tmpdir(), "airelle-nginx-"));
	// Started by root, nginx writes large forms to files in it as another user.
	await chmod(folder, 0o755);
	const port = await freePort();
	await writeFile(join(folder, "nginx.conf"), configuration(folder, port, ports));
	const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], {
		stdio: ["ignore", "inherit", "inherit"],
		env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
	});
	const failed = once(child, "error").then(([error]) => Promise.reject(error));
	await Promise.race([listens(port), failed]);
	return {
		origin: `http://localhost:${port}`,
		async stop() {
			const exited = once(child, "exit");
			child.kill("SIGTERM");
			await exited;
			await rm(folder, { recursive: true, force: true });
		},
	};
}

function configuration(folder: string, port: number, ports: readonly number[]): string {
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
		.map((name) => `${name}_temp_path ${folder}/${name};`)
		.join("\n\t");
	return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
	access_log off;
	error_log ${folder}/error.log;
	${temporary}
	client_max_body_size 64m;
	upstream site {
${ports.map((one) => `\t\tserver 127.0.0.1:${one} max_fails=0;`).join("\n")}
	}
	server {
		listen 127.0.0.1:${port};
		location / {
			proxy_pass http://site;
			proxy_http_version 1.1;
			proxy_set_header Host $http_host;
			proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
			proxy_buffering off;
		}
	}
}
`;
}

async function listens(port: number): Promise<void> {
	while (!(await answers(port))) await sleep(20);
}

function answers(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1", () => {
			socket.end();
			resolve(true);
		});
		socket.once("error", () => resolve(false));
	});
}
