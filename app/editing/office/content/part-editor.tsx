import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { SchemaForm } from "#app/admin/ui/schema-form/schema-form.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { Locale } from "#app/locale/locales.ts";
import { Button } from "#app/ui/button.tsx";
import type { EntryData } from "../../.server/office/entry-view.ts";
import type { HandledEntry } from "../../.server/office/handle-entry.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { useEditor } from "./editor-context.tsx";
import { MarkdownHelp } from "./markdown-help.tsx";
import { SaveLine } from "./save-line.tsx";
import { SeoPreview } from "./seo-preview.tsx";
import { TypographyBar } from "./typography-bar.tsx";
import { type Beginning, useDraftSaver } from "./use-draft-saver.ts";

const save = { name: "intent", value: "save" } as const;

export function PartEditor({
	entry,
	part,
	answer,
}: {
	entry: EntryData;
	part: Locale;
	answer: HandledEntry | undefined;
}) {
	const { words } = useStaffLanguage();
	const { editor, languages } = words.content;
	const { status, savers } = useEditor();
	const form = useRef<HTMLFormElement>(null);
	const loaded = entry.parts[part];
	const { version } = entry.status;
	const typed = answer?.typedPart?.part === part ? answer.typedPart : null;
	const [beginning, setBeginning] = useState<Beginning>(() => ({ ...(typed ?? loaded), count: 0 }));
	const { value, base, count } = beginning;
	const keeping = useDraftSaver(entry.id, part, beginning, form);

	// A publication or a restored version may have changed the draft on the server; unsaved text stays.
	useEffect(() => {
		const saver = savers.get(part);
		if (saver?.isBehind({ base: loaded.base, version }))
			setBeginning((before) => ({ ...loaded, count: before.count + 1 }));
	}, [loaded, version, part, savers]);

	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		keeping.flush();
	};
	const conflict = keeping.conflict ?? typed?.conflict ?? null;
	return (
		<section className="part" id={`part-${part}`} data-part={part} aria-labelledby={`part-${part}-title`}>
			<header className="part-head">
				<h2 id={`part-${part}-title`}>{languages[part]}</h2>
				<SaveLine keeping={keeping} />
			</header>
			{part === "en" && status.englishIsStale && <p className="office-warning">{editor.stale}</p>}
			{!status.parts[part].isWritten && <p className="office-hint">{editor.empty}</p>}
			{conflict && (
				<ConflictNotice
					conflict={conflict}
					onTheirs={() =>
						setBeginning((before) => ({ value: conflict.value, base: conflict.base, count: before.count + 1 }))
					}
					onMine={keeping.keepMine}
				/>
			)}
			{entry.help && <MarkdownHelp names={entry.help} />}
			{/* A new beginning remounts the form, so that no old value stays in its fields. */}
			<Form
				key={count}
				ref={form}
				method="post"
				encType="multipart/form-data"
				noValidate
				preventScrollReset
				onSubmit={onSubmit}
			>
				<input type="hidden" name="part" value={part} />
				<input type="hidden" name="base" value={base} />
				<SchemaForm
					description={entry.description}
					labels={entry.labels}
					value={value}
					errors={answer?.errors?.[part]}
					lang={part}
					enter={save}
					idPrefix={part}
				/>
				<div className="part-foot">
					<Button type="submit" {...save} look="light">
						{editor.save[part]}
					</Button>
				</div>
			</Form>
			{entry.seo && <SeoPreview key={`seo-${count}`} form={form} part={part} seo={entry.seo} value={value} />}
			<TypographyBar key={`typo-${count}`} form={form} part={part} />
		</section>
	);
}
