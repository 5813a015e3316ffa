import type { ReactNode } from "react";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { Button } from "#app/ui/button.tsx";
import type { EntryData } from "../../.server/office/entry-view.ts";
import { DraftForm } from "./draft-form.tsx";
import { useEditor } from "./editor-context.tsx";

/** Forms that discard, restore or withdraw content: collapsed, and the larger ones ask for confirmation. */
export function EndingForms({ entry }: { entry: EntryData }) {
	const { publication } = useStaffLanguage().words.content;
	const { status } = useEditor();
	const { fr, en } = status.parts;
	return (
		<div className="grid gap-1">
			{status.hasDraft && (
				<Ending entry={entry} title={publication.discardTitle} text={publication.discardText}>
					<Button type="submit" name="intent" value="discard" look="light" className="justify-self-start">
						{publication.discard}
					</Button>
				</Ending>
			)}
			{status.hasOriginal && (status.isEdited || status.hasDraft) && (
				<Ending entry={entry} title={publication.restoreTitle} text={publication.restoreText} confirm>
					<Button type="submit" name="intent" value="restore" look="light" className="justify-self-start">
						{publication.restore}
					</Button>
				</Ending>
			)}
			{entry.kind === "article" && fr.isPublished && (
				<Ending entry={entry} title={publication.withdrawTitle} text={publication.withdrawText} confirm>
					<input type="hidden" name="intent" value="withdraw" />
					<div className="flex flex-wrap gap-3">
						<Button type="submit" name="part" value="fr" look="light">
							{publication.withdrawAll}
						</Button>
						{en.isPublished && (
							<Button type="submit" name="part" value="en" look="light">
								{publication.withdrawEnglish}
							</Button>
						)}
					</div>
				</Ending>
			)}
		</div>
	);
}

function Ending({
	entry,
	title,
	text,
	confirm = false,
	children,
}: {
	entry: EntryData;
	title: string;
	text: string;
	confirm?: boolean;
	children: ReactNode;
}) {
	const { publication } = useStaffLanguage().words.content;
	return (
		<details className="publication-more">
			<summary>{title}</summary>
			<DraftForm entry={entry} className="grid gap-3">
				<p>{text}</p>
				{confirm && (
					<label className="publication-check">
						<input type="checkbox" name="confirm" value="yes" />
						<span>{publication.confirm}</span>
					</label>
				)}
				{children}
			</DraftForm>
		</details>
	);
}
