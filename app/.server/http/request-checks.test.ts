import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { checkRequest, isUpload } from "./request-checks.ts";

const megabyte = 1024 * 1024;
const multipart = "multipart/form-data; boundary=x";
const urlencoded = "application/x-www-form-urlencoded";
const takesPhotos = (path: string) => path === "/photos" || path === "/";

function post(url: string, type: string, length: number): IncomingMessage {
	const request = new IncomingMessage(new Socket());
	request.method = "POST";
	request.httpVersionMajor = 1;
	request.url = url;
	request.headers = { host: "localhost:3000", "content-type": type, "content-length": String(length) };
	request.rawHeaders = ["Host", "localhost:3000", "Content-Type", type, "Content-Length", String(length)];
	return request;
}

function statusOf(url: string, type: string, length: number): number | null {
	const checked = checkRequest(post(url, type, length), readConfig({}), takesPhotos);
	return "status" in checked ? checked.status : null;
}

describe("the size limit of a form", () => {
	it("is 64 KB on public pages", () => {
		for (const type of [multipart, urlencoded]) {
			expect(statusOf("/contact", type, 64 * 1024)).toBeNull();
			expect(statusOf("/contact", type, 64 * 1024 + 1)).toBe(413);
		}
	});

	it("is 512 KB in the back office", () => {
		for (const url of [
			"/admin/contenu/estimate",
			"/admin/contenu/estimate/brouillon",
			"/admin/contenu/estimate.data",
		]) {
			expect([url, statusOf(url, multipart, 512 * 1024)]).toEqual([url, null]);
			expect([url, statusOf(url, multipart, 512 * 1024 + 1)]).toEqual([url, 413]);
		}
		expect(statusOf("/administration", multipart, 64 * 1024 + 1)).toBe(413);
	});

	it("is six photos of 8 MB plus 64 KB on pages that accept photos", () => {
		const most = 6 * 8 * megabyte + 64 * 1024;
		for (const url of ["/photos", "/photos?step=2", "/photos.data", "/photos.data?index", "/%70hotos", "/_.data"]) {
			expect([url, statusOf(url, multipart, most)]).toEqual([url, null]);
			expect([url, statusOf(url, multipart, most + 1)]).toEqual([url, 413]);
		}
	});

	it("stays 64 KB for forms that are not multipart and for URLs that only look similar", () => {
		expect(statusOf("/photos", urlencoded, megabyte)).toBe(413);
		expect(statusOf("/photos", "MULTIPART/Form-Data; boundary=x", megabyte)).toBeNull();
		for (const url of ["/photos/x", "/photos.data.data", "/photosXdata", "/photos.json", "/x?/photos"]) {
			expect([url, statusOf(url, multipart, megabyte)]).toEqual([url, 413]);
		}
	});

	it("is not raised on pages without photos or for malformed URLs", () => {
		expect(isUpload(post("/recherche", multipart, megabyte))).toBe(false);
		expect(isUpload(post("/%", multipart, megabyte), () => true)).toBe(false);
	});

	it("is raised for POST requests only", () => {
		const get = Object.assign(post("/photos", multipart, megabyte), { method: "GET" });
		expect(isUpload(get, takesPhotos)).toBe(false);
	});
});

describe("the protocol check", () => {
	it("rejects major versions other than HTTP/1", () => {
		for (const [version, status] of [
			[0, 400],
			[1, null],
			[2, 400],
		] as const) {
			const request = post("/contact", urlencoded, 1);
			request.httpVersionMajor = version;
			const checked = checkRequest(request, readConfig({}), takesPhotos);
			expect([version, "status" in checked ? checked.status : null]).toEqual([version, status]);
		}
	});
});

describe("the host check without PUBLIC_ORIGIN", () => {
	it("accepts only loopback hosts with a valid port", () => {
		for (const [host, status] of [
			["localhost", null],
			["LOCALHOST:3000", null],
			["[::1]:65535", null],
			["localhost:65536", 421],
			["localhost.evil.example", 421],
			["localhost/admin?", 421],
		] as const) {
			const request = post("/contact", urlencoded, 1);
			request.rawHeaders = ["Host", host];
			request.headers = { ...request.headers, host };
			const checked = checkRequest(request, readConfig({}), takesPhotos);
			expect([host, "status" in checked ? checked.status : null]).toEqual([host, status]);
		}
	});
});
