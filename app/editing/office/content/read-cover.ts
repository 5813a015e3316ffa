import { type Crop, wholePicture } from "#app/.server/photos/cover-crop.ts";
import type { readUpload } from "#app/.server/photos/read-upload.ts";
import type { Localized } from "#app/locale/locales.ts";

const least = { width: 800, height: 600 };

type Upload = Awaited<ReturnType<typeof readUpload>>;

/** The first problem of an uploaded picture and of its descriptions. */
export function coverProblem(
	{ photos: [photo], refused }: Upload,
	alt: Partial<Localized<string>>,
): Exclude<Upload["refused"][number]["reason"], "no-space"> | "missing" | "too-small" | "alt" | undefined {
	const [first] = refused;
	// Members' pictures are accepted on an almost full disk too: `no-space` cannot occur.
	if (first) return first.reason === "no-space" ? "busy" : first.reason;
	if (!photo) return "missing";
	if (photo.width < least.width || photo.height < least.height) return "too-small";
	const isDescribed = Object.values(alt).every((text) => text.length >= 10 && text.length <= 250);
	return isDescribed ? undefined : "alt";
}

/** The values of the sliders of `CoverFrame`. */
export function cropOf(form: FormData): Crop {
	const number = (name: keyof Crop) => Number(String(form.get(name) ?? "").trim() || wholePicture[name]);
	return { zoom: number("zoom"), x: number("x"), y: number("y") };
}
