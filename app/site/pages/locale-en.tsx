import { messages } from "#content/messages/en.ts";
import { LocaleBoundary, LocaleFrame } from "../../ui/locale-frame.tsx";

/** All pages in English, with the interface's words of that language only. */
export default function English() {
	return <LocaleFrame locale="en" messages={messages} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
	return <LocaleBoundary locale="en" messages={messages} error={error} />;
}
