import { LocaleBoundary, LocaleFrame } from "#app/ui/locale-frame.tsx";
import { messages } from "#content/messages/fr.ts";

/** All pages in French, with only the French messages. */
export default function French() {
	return <LocaleFrame locale="fr" messages={messages} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
	return <LocaleBoundary locale="fr" messages={messages} error={error} />;
}
