import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Running, startProcess } from "./process.ts";

/**
 * Starts nginx with one worker and a static file: the same bytes and headers, with the access log on, as in our server.
 */
export function startNginx(folder: string, port: number, head: readonly string[], body: Buffer): Promise<Running> {
	mkdirSync(join(folder, "www"), { recursive: true });
	writeFileSync(join(folder, "www", "page"), body);
	const ownNames = /^(?:content-length|content-type|etag)$/i;
	const headers = head.flatMap((name, index) =>
		index % 2 === 0 && !ownNames.test(name) ? [`add_header ${name} "${head[index + 1]?.replaceAll('"', '\\"')}";`] : [],
	);
	writeFileSync(
		join(folder, "nginx.conf"),
		`daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
	access_log ${folder}/access.log combined buffer=32k flush=1s;
	client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
	uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
	sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
	server {
		listen 127.0.0.1:${port}; root ${folder}/www; default_type "text/html; charset=utf-8";
		${headers.join("\n\t\t")}
		location / { try_files /page =404; }
	}
}
`,
	);
	// nginx started as root runs its worker as another user, who cannot read a private folder.
	const user = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
	return startProcess("nginx", ["-p", folder, "-c", join(folder, "nginx.conf"), ...user], {
		cwd: folder,
		env: {},
		port,
		log: join(folder, "nginx.log"),
	});
}
