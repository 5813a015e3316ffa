import type { NamedMember } from "../members/member.ts";
import type { PictureName } from "../pictures/picture-names.ts";

/** A cover uploaded by a member, with its id in the store. */
export type UploadedPicture = `upload:${string}`;

export type CoverName = PictureName | UploadedPicture;

const uploadedPattern = /^upload:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isUploaded(name: string): name is UploadedPicture {
	return uploadedPattern.test(name);
}

/** Every uploaded cover is cropped to this size, like the covers that ship. */
export const coverSize = { width: 1600, height: 1200 } as const;
export const coverWidths = [400, 800, 1600] as const;
export const coverFormats = ["avif", "webp"] as const;

export type CoverFormat = (typeof coverFormats)[number];

/** A file created from an upload: each width in each format, and the share picture. */
export type CoverFile = `${(typeof coverWidths)[number]}.${CoverFormat}` | "share.jpg";

/** A function, so that pages, which need none of these names, leave them out. */
export function coverFiles(): readonly CoverFile[] {
	const sizes = coverFormats.flatMap((format) => coverWidths.map((width) => `${width}.${format}` as const));
	return [...sizes, "share.jpg"];
}

export function isCoverFile(name: string): name is CoverFile {
	return (coverFiles() as readonly string[]).includes(name);
}

export function uploadedPath(name: UploadedPicture, file: CoverFile): string {
	return `/_pictures/${name.slice("upload:".length)}/${file}`;
}

/** An uploaded picture before any conversion. */
export interface StoredPicture {
	createdAt: string;
	by: NamedMember | null;
	master: Uint8Array;
}

/** One file created from it. Stored apart: all files together exceed a Firestore document, and most reads need one. */
export interface StoredPictureFile {
	bytes: Uint8Array;
}
