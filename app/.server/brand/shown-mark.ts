import type { Brand } from "#app/model/brand/brand.ts";
import { brandPath } from "#app/model/brand/brand-files.ts";
import { initialsOf } from "#app/model/brand/initials.ts";
import type { ShownMark } from "#app/model/brand/site-brand.ts";
import { isShippedName } from "../content/shipped-company.ts";

/** Undefined: the mark that ships. */
export function shownMark(name: string, { mark, logo }: Brand, version: string): ShownMark | undefined {
	if (logo) return { kind: "logo", path: brandPath(version, "logo.png") };
	if (mark) return { kind: "mark", path: brandPath(version, "mark.png") };
	return isShippedName(name) ? undefined : { kind: "initials", letters: initialsOf(name) };
}
