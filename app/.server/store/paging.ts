import { WrongCursorError } from "#app/model/ports.ts";
import type { RawQuery } from "./raw-store.ts";

const mostDocuments = 1000;

export function limitOf({ limit = 100 }: RawQuery): number {
	if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`A query cannot be limited to ${limit} documents.`);
	return Math.min(limit, mostDocuments);
}

/** The sort value of a page's last document. A cursor pairs it with the id, which breaks ties. */
export type Position = string | number | boolean | null;

export function writeCursor(position: Position, id: string): string {
	return Buffer.from(JSON.stringify([position, id])).toString("base64url");
}

export function readCursor(cursor: string): [Position, string] {
	try {
		const parsed: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
		if (Array.isArray(parsed) && parsed.length === 2) {
			const [position, id] = parsed;
			const sorts = position === null || ["string", "number", "boolean"].includes(typeof position);
			if (sorts && typeof id === "string") return [position, id];
		}
	} catch {
		// Not JSON: handled like any other invalid cursor below.
	}
	throw new WrongCursorError("The cursor must come from the page before");
}
