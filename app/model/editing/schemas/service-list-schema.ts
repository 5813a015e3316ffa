import { z } from "zod";
import { pictureNames } from "../../pictures/picture-names.ts";
import { serviceNames } from "../../service-names.ts";
import { isUploaded, type UploadedPicture } from "../uploaded-picture.ts";
import { fieldHints } from "./field-hints.ts";
import { distinct } from "./lists.ts";
import { refuse } from "./refusals.ts";
import { sentences } from "./texts.ts";

const altText = sentences(250, { least: 10 });

const listedService = z
	.strictObject({
		name: z.enum(serviceNames).register(fieldHints, { as: "fixed" }),
		shown: z.enum(["shown", "hidden"]),
		/** Absent: the picture that ships with the service. */
		picture: z
			.union([
				z.enum(pictureNames),
				z.custom<UploadedPicture>((name) => typeof name === "string" && isUploaded(name), { error: "unexpected" }),
			])
			.optional(),
		/** Of an uploaded picture; those that ship are described in `content/pictures.ts`. */
		alt: z.strictObject({ fr: altText, en: altText }).optional(),
	})
	.refine(({ picture, alt }) => !picture || !isUploaded(picture) || alt, { ...refuse("missing"), path: ["alt"] });

/** In the order of lists and menus. A list of an earlier version lacks newer services: `completeList` adds them. */
export const serviceListSchema = z
	.array(listedService)
	.min(1)
	.max(serviceNames.length)
	.superRefine(distinct(({ name }) => name, "name"))
	.refine((services) => services.some(({ shown }) => shown === "shown"), refuse("all-hidden"));
