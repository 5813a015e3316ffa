import { Link } from "react-router";
import { OfficeIcon, type OfficeIconName } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { type Locale, locales } from "#app/locale/locales.ts";
import type { EntryData } from "../../.server/office/entry-view.ts";
import { useEditor } from "./editor-context.tsx";
import type { EditorView } from "./editor-view.ts";
import { EntryBadges } from "./entry-badges.tsx";
import { entryPath } from "./entry-path.ts";
import { usePresence } from "./use-presence.ts";

/** The entry's name and state, other members who have it open, and links to its other views. */
export function EditorHead({ entry, view }: { entry: EntryData; view: EditorView }) {
	const { content } = useStaffLanguage().words;
	const { editor } = content;
	const { states, scheduledFor, parts } = useEditor().status;
	const page = parts.fr.isPublished ? entry.publicPath : null;
	return (
		<header className="editor-head">
			<Link to="/admin/contenu" className="editor-back">
				<OfficeIcon name="back" />
				{editor.back}
			</Link>
			<h1>{entry.name}</h1>
			<div className="editor-facts">
				<EntryBadges states={states} scheduledFor={scheduledFor} />
				<Others id={entry.id} />
			</div>
			<div className="editor-actions">
				{page && (
					<a href={page} target="_blank" rel="noopener" className="office-action">
						<OfficeIcon name="external" size={18} />
						{editor.seePage}
					</a>
				)}
				<Link to={`${entryPath(entry.id)}/versions`} className="office-action">
					<OfficeIcon name="history" size={18} />
					{editor.versions}
				</Link>
				<Link
					to={view === "apercu" ? "?vue=fr" : "?vue=apercu"}
					replace
					preventScrollReset
					className="button editor-wide"
					data-look="light"
					aria-current={view === "apercu" ? "true" : undefined}
				>
					<OfficeIcon name="eye" size={18} />
					{editor.preview}
				</Link>
				<Link to="?vue=publier" replace className="button editor-wide">
					{editor.publish}
				</Link>
			</div>
		</header>
	);
}

function Others({ id }: { id: string }) {
	const { editor } = useStaffLanguage().words.content;
	const others = usePresence(id);
	const names = [others.slice(0, -1).join(", "), others.at(-1)].filter(Boolean).join(` ${editor.and} `);
	return (
		<p role="status" className="editor-others">
			{others.length > 0 && (
				<>
					<OfficeIcon name="users" size={18} />
					{others.length === 1 ? editor.others(names) : editor.othersMany(names)}
				</>
			)}
		</p>
	);
}

const icons = { apercu: "eye", publier: "check" } as const satisfies Record<string, OfficeIconName>;

/** Tabs for phones: one view at a time, at the bottom of the screen. */
export function EditorTabs({ view }: { view: EditorView }) {
	const { editor, languages } = useStaffLanguage().words.content;
	const tab = (name: EditorView, text: string, icon: OfficeIconName) => (
		<Link
			key={name}
			to={`?vue=${name}`}
			replace
			className="office-tab"
			aria-current={view === name ? "page" : undefined}
		>
			<OfficeIcon name={icon} size={22} />
			{text}
		</Link>
	);
	return (
		<nav aria-label={editor.views} className="office-tabs editor-tabs">
			{locales.map((part: Locale) => tab(part, languages[part], "pen"))}
			{tab("apercu", editor.preview, icons.apercu)}
			{tab("publier", editor.publish, icons.publier)}
		</nav>
	);
}
