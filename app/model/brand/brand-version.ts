import { fingerprint } from "../fingerprint.ts";
import type { Brand } from "./brand.ts";

/** Raise it when the same brand is drawn in another way: browsers keep the files of a version forever. */
const drawing = 1;

/** Names the files that are made from a brand: another name or look has other addresses. */
export function brandVersion(name: string, brand: Brand): string {
	return fingerprint({ drawing, name, brand }).slice(0, 12);
}
