import { foldText } from "./fold.ts";

/** `Trois tapis, deux chats` becomes `trois-tapis-deux-chats`. */
export function slugOf(title: string): string {
	const words = foldText(title)
		.split(/[^a-z0-9]+/)
		.filter(Boolean);
	return words.join("-").slice(0, 60).replace(/-$/, "");
}
