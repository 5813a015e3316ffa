import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";
import { waitFor } from "./staff.ts";

export interface TlsProxy {
	/** The https origin that visitors use. */
	origin: string;
	/** The http origin, which redirects to `origin`. */
	plainOrigin: string;
	certificate: string;
	stop(): Promise<void>;
}

/**
 * Starts nginx with a self-signed certificate in front of the server, as in production. Returns null when nginx is
 * neither installed nor installable.
 */
export async function startTlsProxy(site: number, tls: number): Promise<TlsProxy | null> {
	if (!hasNginx()) return null;
	const folder = await mkdtemp(join(tmpdir(), "airelle-proxy-"));
	const plain = await freePort();
	const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
	const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
	const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", certificate];
	spawnSync("openssl", [...made, ...subject], { stdio: "ignore" });
	await writeFile(join(folder, "nginx.conf"), settings({ folder, key, certificate, site, tls, plain }));
	const nginx = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf"), "-g", "daemon off;"], {
		stdio: ["ignore", "ignore", "pipe"],
	});
	const ended = new Promise<void>((resolve) => nginx.once("exit", () => resolve()));
	const plainOrigin = `http://localhost:${plain}`;
	await waitFor(() => fetch(plainOrigin, { redirect: "manual" }).catch(() => undefined), 15_000);
	return {
		origin: `https://localhost:${tls}`,
		plainOrigin,
		certificate,
		async stop() {
			nginx.kill("SIGTERM");
			await ended;
			await rm(folder, { recursive: true, force: true });
		},
	};
}

function hasNginx(): boolean {
	const found = () => spawnSync("nginx", ["-v"], { stdio: "ignore" }).status === 0;
	if (!found() && process.getuid?.() === 0) {
		spawnSync("apt-get", ["install", "-y", "-qq", "nginx-light"], { stdio: "ignore" });
	}
	return found();
}

interface Places {
	folder: string;
	key: string;
	certificate: string;
	site: number;
	tls: number;
	plain: number;
}

function settings({ folder, key, certificate, site, tls, plain }: Places): string {
	return `
pid ${folder}/nginx.pid;
error_log stderr error;
worker_processes 1;
events { worker_connections 512; }
http {
	access_log off;
	client_max_body_size 50m;
	client_body_temp_path ${folder}/body;
	proxy_temp_path ${folder}/proxy;
	fastcgi_temp_path ${folder}/fastcgi;
	uwsgi_temp_path ${folder}/uwsgi;
	scgi_temp_path ${folder}/scgi;
	server {
		listen 127.0.0.1:${plain};
		return 301 https://localhost:${tls}$request_uri;
	}
	server {
		listen 127.0.0.1:${tls} ssl;
		ssl_certificate ${certificate};
		ssl_certificate_key ${key};
		location / {
			proxy_pass http://127.0.0.1:${site};
			proxy_http_version 1.1;
			proxy_set_header Host $http_host;
			proxy_set_header X-Forwarded-For $remote_addr;
		}
	}
}
`;
}
