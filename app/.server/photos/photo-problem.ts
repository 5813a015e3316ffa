import { photoLimits } from "#app/model/estimate/photo-limits.ts";
import { pictureFormat } from "./picture-format.ts";

export interface RefusedPhoto {
	kind: "refused";
	reason: "not-a-picture" | "too-large" | "too-many-pixels" | "unreadable";
}

/** Problems that need no decoder. */
export function photoProblem(size: number, head: Uint8Array): RefusedPhoto | null {
	if (size > photoLimits.bytes) return refused("too-large");
	return pictureFormat(head) ? null : refused("not-a-picture");
}

export function refused(reason: RefusedPhoto["reason"]): RefusedPhoto {
	return { kind: "refused", reason };
}
