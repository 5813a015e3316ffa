import type { Chance } from "./chance.ts";

export interface MalformedRequest {
	kind: string;
	pieces: (string | Buffer)[];
	afterwards: "end" | "wait" | "cut";
	/** True when a 2xx response is a fault. Otherwise the server may answer as for any valid URL. */
	mustFail: boolean;
	bodiless?: boolean;
}

export type Maker = (chance: Chance, host: string) => Omit<MalformedRequest, "kind">;

export const cached = ["/", "/en", "/blogue", "/services/grand-menage"];
export const pages = [...cached, "/contactez-nous", "/estimation-gratuite", "/recherche"];
export const forms = [
	"/contactez-nous",
	"/estimation-gratuite",
	"/estimation-gratuite/ou-et-quand",
	"/_estimate/save",
	"/_consent",
	"/admin/connexion",
	"/admin/personnes",
];
export const every = [...pages, ...forms, "/admin", "/admin/membres", "/readyz", "/sitemap.xml", "/favicon.ico"];

export function refused(pieces: (string | Buffer)[]): Omit<MalformedRequest, "kind"> {
	return { pieces, afterwards: "end", mustFail: true };
}

export function any(pieces: (string | Buffer)[]): Omit<MalformedRequest, "kind"> {
	return { pieces, afterwards: "end", mustFail: false };
}

export function get(target: string, host: string): string {
	return head("GET", target, host, "Accept: */*");
}

export function head(method: string, target: string, host: string, headers: string): string {
	return `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n\r\n`;
}
