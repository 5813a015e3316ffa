import type { ContentReader } from "#app/.server/content/reader.ts";
import { calendarPath } from "#app/model/appointments/calendar-address.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { readCrews } from "../crews.ts";

export interface CrewAddress {
	id: string;
	name: string;
	/** Null without an address. */
	key: string | null;
	url: string | null;
	readAt: string | null;
}

/** The addresses of all crews' calendars, with the scheme that makes phones and computers offer to subscribe. */
export async function addressesView(
	{ store, reader }: { store: DocumentStore; reader: ContentReader },
	origin: string,
): Promise<CrewAddress[]> {
	const crews = await readCrews(store, reader.read("company"));
	const site = origin.replace(/^https?:/, "webcal:");
	return Promise.all(
		crews.map(async ({ id, name, calendarKey: key }) => {
			const read = key && (await store.get("calendarReads", id));
			return { id, name, key, url: key && site + calendarPath(key), readAt: read ? read.data.readAt : null };
		}),
	);
}
