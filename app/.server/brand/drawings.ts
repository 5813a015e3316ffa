import { join } from "node:path";
import type { BrandFile } from "#app/model/brand/brand-files.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import type { ShareCard } from "#app/seo/share-cards.ts";
import { cardVersion } from "#app/seo/share-picture.ts";
import { encoder } from "../encoder/encoder.ts";
import { type CachedFile, createFileCache } from "../file-cache.ts";
import type { Log } from "../log.ts";
import { readMaster } from "../photos/read-master.ts";
import type { DrawnBrand } from "./drawn-brand.ts";

export interface Drawings {
	/** Null when the brand has no such file, or the uploaded picture in it is gone. */
	file(name: BrandFile, brand: DrawnBrand): Promise<CachedFile | null>;
	share(card: ShareCard, brand: DrawnBrand): Promise<CachedFile | null>;
}

interface Folders {
	/** Fonts and the shipped mark. */
	resources: string;
	/** The pictures of the site. */
	pictures: string;
}

/** All share pictures of the shipped site are 7 MB. */
const mostBytes = 16 * 1024 * 1024;

/** The folders of a build; of the sources when there is none. */
export function drawingFolders(client: string | null, sources: string): Folders {
	return client
		? { resources: join(client, "..", "server", "brand"), pictures: join(client, "pictures") }
		: {
				resources: join(sources, "app", ".server", "brand", "resources"),
				pictures: join(sources, "public", "pictures"),
			};
}

/** Makes the files of brands when they are asked for: a drawing takes up to a second and 20 MB. */
export function createDrawings(store: DocumentStore, folders: Folders, log: Log): Drawings {
	const get = createFileCache(mostBytes);
	const reported = new Set<string>();
	/** Once for each picture: browsers ask for icons again and again. */
	function report(picture: string): void {
		if (!reported.has(picture)) log.error("picture missing", new Error("Not in the store"), { picture });
		reported.add(picture);
	}
	const partsOf = async (brand: DrawnBrand) => ({ ...folders, masters: await mastersOf(brand, store, report) });
	return {
		file: (name, brand) =>
			get(`${brand.version}/${name}`, async () => encoder.drawFile(name, brand, await partsOf(brand))),
		share: (card, brand) =>
			get(`${cardVersion(card, brand.version)}/${card.name}.${card.locale}`, async () =>
				encoder.drawShare(card, brand, await partsOf(brand)),
			),
	};
}

/** Reads the uploaded pictures that a brand shows. */
async function mastersOf(
	{ mark, logo }: DrawnBrand,
	store: DocumentStore,
	onMissing: (id: string) => void,
): Promise<Map<string, Uint8Array>> {
	const masters = new Map<string, Uint8Array>();
	for (const id of [mark.kind === "uploaded" ? mark.picture : undefined, logo]) {
		if (!id) continue;
		const master = await readMaster(store, id);
		if (master) masters.set(id, master);
		else onMissing(id);
	}
	return masters;
}
