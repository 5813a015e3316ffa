import { type FormEvent, type ReactNode, useState } from "react";
import { Form, useSubmit } from "react-router";
import { FormAlert } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { locales } from "#app/locale/locales.ts";
import type { EntryData } from "../../.server/office/entry-view.ts";
import { flushAll, useEditor } from "./editor-context.tsx";
import { nameSeenDraft, SeenDraft } from "./seen-draft.tsx";

/** A form about the whole draft: saves unsaved fields first, and names the draft that the member sees. */
export function DraftForm({
	entry,
	className,
	children,
}: {
	entry: EntryData;
	className: string;
	children: ReactNode;
}) {
	const { editor } = useStaffLanguage().words.content;
	const { savers } = useEditor();
	const submit = useSubmit();
	const [isUnsaved, setUnsaved] = useState(false);
	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		const { submitter } = event.nativeEvent as SubmitEvent;
		const form = event.currentTarget;
		nameSeenDraft(form, savers);
		if (![...savers.values()].some((saver) => saver.hasUnsaved)) return;
		event.preventDefault();
		const isKept = await flushAll(savers);
		setUnsaved(!isKept);
		nameSeenDraft(form, savers);
		if (isKept)
			await submit((submitter as HTMLButtonElement | null) ?? form, { method: "post", preventScrollReset: true });
	};
	return (
		<Form method="post" preventScrollReset noValidate className={className} onSubmit={(event) => void onSubmit(event)}>
			<SeenDraft marks={locales.map((part) => entry.parts[part].base)} />
			{isUnsaved && <FormAlert>{editor.unsaved}</FormAlert>}
			{children}
		</Form>
	);
}
