import sharp from "sharp";
import type { ContentEntry } from "../../app/model/editing/content-entry.ts";
import { brand } from "../../content/brand.ts";
import { company } from "../../content/company.ts";
import { create } from "../mail/sample-leads.ts";
import { expect, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import type { TestServer } from "./server.ts";

const published = (kind: "company" | "brand", all: unknown): ContentEntry => ({
	...{ kind, draft: null, published: { all }, englishFollows: null, revision: 1 },
	...{ publishedAt: new Date().toISOString(), scheduledFor: null, scheduled: null },
	...{ updatedAt: new Date().toISOString(), updatedBy: null },
});

async function publishBrand(server: TestServer): Promise<void> {
	const look = { ...brand, colors: { main: "#7a2c73", accent: "#2c7a73" }, fonts: "classic" as const };
	await withStore(server, (store) =>
		store.commit([
			create("content", "company", published("company", { ...company, name: "Propreté Boréale" })),
			create("content", "brand", published("brand", look)),
		]),
	);
	await expect.poll(async () => (await fetch(`${server.origin}/favicon.ico`)).url).toContain("/_brand/");
}

async function bytesAt(url: string): Promise<Buffer> {
	const response = await fetch(url);
	expect(response.status, url).toBe(200);
	return Buffer.from(await response.arrayBuffer());
}

const shareUrl = async (origin: string) =>
	/<meta property="og:image" content="([^"]+)"/.exec(await (await fetch(origin)).text())?.[1] ?? "";

test("icons, manifest and share pictures follow the brand, in its font and without fonts of the system", {
	tag: "@thorough",
}, async ({ launch }) => {
	const paths = ["/favicon.ico", "/apple-touch-icon.png", "/icon-192.png", "/icon-512.png"];
	const server = await launch();
	const { origin } = server;
	const shipped = await Promise.all(paths.map((path) => bytesAt(origin + path)));
	const oldShare = await shareUrl(origin);
	const shippedShare = await bytesAt(oldShare);
	await publishBrand(server);

	for (const [index, path] of paths.entries()) {
		const bytes = await bytesAt(origin + path);
		expect(bytes.equals(shipped[index] ?? Buffer.alloc(0)), path).toBe(false);
	}
	const manifest = JSON.parse((await bytesAt(`${origin}/site.webmanifest`)).toString("utf8"));
	expect(manifest).toMatchObject({ name: "Propreté Boréale", short_name: "Propreté Boréale" });
	for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
		const { width, height, format } = await sharp(await bytesAt(origin + src)).metadata();
		expect([`${width}x${height}`, format]).toEqual([sizes, "png"]);
	}
	const share = await shareUrl(origin);
	const picture = await bytesAt(share);
	expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
	expect(picture.equals(shippedShare)).toBe(false);

	const older = await fetch(oldShare, { redirect: "manual" });
	expect([older.status, older.headers.get("location"), older.headers.get("cache-control")]).toEqual([
		...[302, new URL(share).pathname, "no-store"],
	]);
	const { status, headers } = await fetch(share, { method: "HEAD" });
	expect([status, headers.get("content-length")]).toEqual([200, String(picture.length)]);
	const again = await fetch(share, { headers: { "If-None-Match": headers.get("etag") ?? "" } });
	expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
	for (const unknown of ["/_brand/x/nothing.png", "/_brand/x/share/nothing.fr.jpg", "/_brand/x/logo.png"])
		expect((await fetch(origin + unknown)).status, unknown).toBe(404);

	const bare = await launch({ FONTCONFIG_FILE: "/dev/null" });
	await publishBrand(bare);
	expect((await bytesAt(await shareUrl(bare.origin))).equals(picture)).toBe(true);
});
