import { useMemo, useRef, useState } from "react";
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type ShouldRevalidateFunctionArgs,
	useActionData,
	useLoaderData,
	useSearchParams,
} from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import type { FrameHandle } from "#app/admin/frame.tsx";
import { FormNotice } from "#app/admin/ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { type Locale, locales } from "#app/locale/locales.ts";
import { type EntryData, entryView } from "../../.server/office/entry-view.ts";
import { type HandledEntry, handleEntry } from "../../.server/office/handle-entry.ts";
import { openEntry } from "../../.server/office/open-entry.ts";
import type { DraftSaver } from "./draft-saver.ts";
import { EditorContext } from "./editor-context.tsx";
import { EditorHead, EditorTabs } from "./editor-head.tsx";
import { readEditorView } from "./editor-view.ts";
import { PartEditor } from "./part-editor.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import "./editor.css";

export const meta = officeMeta<EntryData>(
	(words) => words.content.title,
	({ name }) => name,
);

export const handle: FrameHandle = { wide: true, ownBar: true };

export async function loader(args: LoaderFunctionArgs) {
	const { state, member, services } = await openEntry(args);
	const { origin } = args.context.get(requestContextKey);
	const { secret, clock, content } = services;
	return entryView(state, { locale: member.locale, origin, secret, now: clock.now(), reader: content.reader() });
}

/** Handles saves without JavaScript, and all intents of the publish panel. */
export async function action(args: ActionFunctionArgs) {
	const { state, member } = await openEntry(args);
	const answer = await handleEntry(args.context, member, state, await readForm(args.request));
	return data(answer, { status: answer.status });
}

/** Changing the view of the editor does not reload its data. */
export function shouldRevalidate({
	currentUrl,
	nextUrl,
	formMethod,
	actionStatus,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
	// 401: the session has ended, and loaders would leave the page for the sign-in.
	if (actionStatus === 401) return false;
	if (formMethod) return defaultShouldRevalidate || (actionStatus ?? 200) >= 400;
	return currentUrl.pathname !== nextUrl.pathname;
}

export default function EntryPage() {
	const entry = useLoaderData<typeof loader>();
	return <Editor key={entry.id} entry={entry} />;
}

function Editor({ entry }: { entry: EntryData }) {
	const answer = useActionData<typeof action>();
	const [query] = useSearchParams();
	const view = readEditorView(query);
	const [{ status, saves }, setSaved] = useState({ status: entry.status, saves: 0 });
	const savers = useRef(new Map<Locale, DraftSaver>()).current;
	const [loaded, setLoaded] = useState(entry);
	// The page was loaded again: its status counts, unless a save is newer.
	if (loaded !== entry) {
		setLoaded(entry);
		setSaved({ status: entry.status.version < status.version ? status : entry.status, saves: saves + 1 });
	}
	const editor = useMemo(
		() => ({
			status,
			saves,
			savers,
			onSaved: (next: EntryData["status"]) => setSaved((before) => ({ status: next, saves: before.saves + 1 })),
		}),
		[status, saves, savers],
	);
	const part = useLastPart(view);
	return (
		<EditorContext value={editor}>
			<div className="editor" data-view={view}>
				<EditorHead entry={entry} view={view} />
				<Saved answer={answer} />
				{view === "publier" && <PublishPanel entry={entry} answer={answer} part={part} />}
				<div className="editor-parts">
					{locales.map((locale) => (
						<PartEditor key={locale} entry={entry} part={locale} answer={answer} />
					))}
				</div>
				{view === "apercu" && <PreviewPanel entry={entry} part={part} />}
				<EditorTabs view={view} />
			</div>
		</EditorContext>
	);
}

/** The language shown again when a panel is closed. */
function useLastPart(view: string): Locale {
	const [last, setLast] = useState<Locale>("fr");
	if ((view === "fr" || view === "en") && view !== last) setLast(view);
	return last;
}

function Saved({ answer }: { answer: HandledEntry | undefined }) {
	const { editor } = useStaffLanguage().words.content;
	return answer?.isSaved ? (
		<div className="editor-notice">
			<FormNotice>{editor.saved}</FormNotice>
		</div>
	) : null;
}
