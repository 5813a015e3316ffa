import { messages } from "#content/messages/fr.ts";
import { LocaleBoundary, LocaleFrame } from "../../ui/locale-frame.tsx";

/** All pages in French, with the interface's words of that language only. */
export default function French() {
	return <LocaleFrame locale="fr" messages={messages} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
	return <LocaleBoundary locale="fr" messages={messages} error={error} />;
}
