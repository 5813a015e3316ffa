import { LocaleBoundary, LocaleFrame } from "#app/ui/locale-frame.tsx";
import { messages } from "#content/messages/en.ts";

/** All pages in English, with only the English messages. */
export default function English() {
	return <LocaleFrame locale="en" messages={messages} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
	return <LocaleBoundary locale="en" messages={messages} error={error} />;
}
