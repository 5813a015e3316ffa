import { fingerprint } from "../fingerprint.ts";
import type { Brand } from "./brand.ts";

/** Changes with everything that the files of the brand show. Part of their paths. */
export function brandVersion(name: string, brand: Brand): string {
	return fingerprint({ name, brand }).slice(0, 12);
}
