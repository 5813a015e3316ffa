import { type Locale, localeTags } from "#app/locale/locales.ts";

const units = { fr: ["Ko", "Mo", "Go", "To"], en: ["KB", "MB", "GB", "TB"] } as const;

/** `12,4 Mo` or `12.4 MB`, in steps of 1,024, as operating systems do. */
export function formatSize(bytes: number, locale: Locale): string {
	let [size, step] = [bytes / 1024, 0];
	while (size >= 1024 && step < 3) {
		size /= 1024;
		step++;
	}
	const number = new Intl.NumberFormat(localeTags[locale], { maximumFractionDigits: size < 10 ? 1 : 0 }).format(size);
	return `${number}\u00a0${units[locale][step]}`;
}
