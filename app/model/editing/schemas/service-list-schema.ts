import { z } from "zod";
import { pictureNames } from "../../picture-names.ts";
import { serviceNames } from "../../service-names.ts";
import { isUploaded } from "../uploaded-picture.ts";
import { fieldHints } from "./field-hints.ts";
import { distinct } from "./lists.ts";
import { refuse } from "./refusals.ts";

const listedService = z.strictObject({
	name: z.enum(serviceNames).register(fieldHints, { as: "fixed" }),
	shown: z.enum(["shown", "hidden"]),
	/** Absent: the picture that ships with the service. */
	picture: z.union([z.enum(pictureNames), z.string().refine(isUploaded, { error: "unexpected" })]).optional(),
});

/** In the order of lists and menus. A list of an earlier version lacks newer services: `completeList` adds them. */
export const serviceListSchema = z
	.array(listedService)
	.min(1)
	.max(serviceNames.length)
	.superRefine(distinct(({ name }) => name, "name"))
	.refine((services) => services.some(({ shown }) => shown === "shown"), refuse("all-hidden"));
