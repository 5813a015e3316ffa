import { type ReactNode, useRef } from "react";
import { Link, useNavigation } from "react-router";
import { historyPath, type SettingsSubject } from "#app/admin/settings-pages.ts";
import { FormAlert, FormNotice, PageHead } from "#app/admin/ui/form-parts.tsx";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { Day } from "#app/admin/ui/moment.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { ChangeList } from "#app/admin/ui/schema-form/change-list.tsx";
import { SchemaForm } from "#app/admin/ui/schema-form/schema-form.tsx";
import { useRestoredValue } from "#app/admin/ui/schema-form/use-restored-value.ts";
import { SettingsTabs } from "#app/admin/ui/settings-tabs.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { useSaid } from "#app/admin/ui/use-said.ts";
import type { FieldDescription } from "#app/model/editing/schemas/field-description.ts";
import type { FieldLabels } from "#app/model/editing/schemas/field-labels.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import type { SettingsAnswer } from "../../.server/office/settings/change-settings.ts";
import type { SettingsView } from "../../.server/office/settings/settings-view.ts";

interface ScreenProps {
	subject: SettingsSubject;
	title: string;
	lead: string;
	view: SettingsView;
	answer: SettingsAnswer | undefined;
	/** The fields, for a form that arranges them itself. */
	fields?: ((typed: unknown, form: { current: HTMLFormElement | null }) => ReactNode) | undefined;
	/** The form has fields for files. */
	hasFiles?: boolean;
	/** A preview beside the fields; it reads the form as it changes. */
	preview?: ((typed: unknown, form: { current: HTMLFormElement | null }) => ReactNode) | undefined;
	/** More buttons, in the same form. */
	buttons?: ReactNode;
	badge?: ReactNode;
	/** Said before the date of the last publication. */
	state?: string | undefined;
	/** Shown above the form, with the messages. */
	note?: ReactNode;
	back?: { to: string; label: string };
	/** Replaces the sentences that speak of the site's visitors. */
	notices?: Readonly<Record<NonNullable<SettingsView["notice"]>, string>>;
	/** For short forms: all fields are expanded. */
	unfolded?: boolean | undefined;
	/** Compares the two values of a conflict another way than field by field. */
	compared?: { description: FieldDescription; labels: FieldLabels; of(value: unknown): unknown } | undefined;
}

export function SettingsScreen({
	subject,
	title,
	lead,
	view,
	answer,
	badge,
	state,
	note,
	back,
	notices,
	compared,
	...form
}: ScreenProps) {
	const { settings } = useStaffLanguage().words;
	const said = useSaid(answer ? answer.kind === "conflict" : view.notice !== null, answer ?? view);
	return (
		<div className={form.preview ? "office-preview-page" : undefined}>
			<SettingsTabs />
			{back && (
				<Link to={back.to} className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-note text-teal-700">
					<OfficeIcon name="back" />
					{back.label}
				</Link>
			)}
			<PageHead title={title}>{lead}</PageHead>
			<State subject={subject} view={view} badge={badge} state={state} />
			<div ref={said} tabIndex={-1} className="office-form-notices">
				{view.notice && !answer && (
					<FormNotice>{(notices ?? (view.forTeam ? settings.team : settings).notices)[view.notice]}</FormNotice>
				)}
				{answer?.kind === "refused" && Object.hasOwn(answer.errors, "") && <FormAlert>{answer.errors[""]}</FormAlert>}
				{answer?.kind === "conflict" && <Conflict compared={compared} view={view} answer={answer} />}
				{note}
			</div>
			{/* Remounts for another value; stays mounted while the member corrects errors. */}
			<Fields key={view.base} view={view} answer={answer} {...form} />
		</div>
	);
}

function Fields({
	view,
	answer,
	fields,
	hasFiles = false,
	preview,
	buttons,
	unfolded = false,
}: Pick<ScreenProps, "view" | "answer" | "fields" | "hasFiles" | "preview" | "buttons" | "unfolded">) {
	const form = useRef<HTMLFormElement>(null);
	const { value, count, restore } = useRestoredValue(view, answer);
	return (
		<KeptForm
			keep="settings"
			revision="base"
			isUnsaved={answer !== undefined}
			onRestore={restore}
			ref={form}
			method="post"
			encType={hasFiles ? "multipart/form-data" : undefined}
			noValidate
			className="office-form"
		>
			<input type="hidden" name="base" value={answer?.base ?? view.base} />
			<div className="settings-fields">
				<SchemaForm
					key={count}
					description={view.description}
					value={value}
					errors={answer?.errors}
					labels={view.labels}
					enter={{ name: "intent", value: "draft" }}
					unfolded={unfolded}
				>
					{fields?.(value, form)}
				</SchemaForm>
			</div>
			{preview && (
				<div key={`preview-${count}`} className="office-form-preview">
					{preview(value, form)}
				</div>
			)}
			<Buttons hasDraft={view.hasDraft}>{buttons}</Buttons>
		</KeptForm>
	);
}

function State({ subject, view, badge, state }: Pick<ScreenProps, "subject" | "view" | "badge" | "state">) {
	const { words } = useStaffLanguage();
	const { settings } = words;
	const { hasDraft, publishedAt, publishedBy, previews } = view;
	return (
		<div className="office-form-state">
			{badge}
			{hasDraft && <Badge tone="attention">{settings.draftWaits}</Badge>}
			<p>
				{state && `${state} `}
				{publishedAt ? (
					<>
						{settings.publishedOn} <Day on={publishedAt} />
						{publishedBy && `, ${publishedBy}`}
					</>
				) : view.isPublished ? (
					settings.asShipped
				) : (
					settings.neverPublished
				)}
			</p>
			{previews && (
				<p className="flex flex-wrap gap-x-4">
					{(["fr", "en"] as const).map((locale) => (
						<a key={locale} href={previews[locale]} target="_blank" rel="noreferrer" className="office-action">
							{settings.preview[locale]}
							<span className="sr-only"> {settings.newTab}</span>
						</a>
					))}
				</p>
			)}
			<Link to={historyPath(subject)} className="office-action ml-auto">
				<OfficeIcon name="clock" />
				{settings.history.link}
			</Link>
		</div>
	);
}

/** Compares the other member's value with the typed one: the member decides. */
function Conflict({
	view,
	answer,
	compared = { ...view, of: (value) => value },
}: Pick<ScreenProps, "view" | "compared"> & { answer: SettingsAnswer }) {
	const { settings } = useStaffLanguage().words;
	return (
		<div className="office-panel" data-conflict>
			<FormAlert>{settings.conflict.text}</FormAlert>
			<div className="mt-4">
				<ChangeList
					description={compared.description}
					labels={compared.labels}
					before={compared.of(answer.theirs)}
					after={compared.of(answer.value)}
					names={[settings.conflict.theirs, settings.conflict.yours]}
				/>
			</div>
		</div>
	);
}

function Buttons({ hasDraft, children }: { hasDraft: boolean; children: ReactNode }) {
	const { settings } = useStaffLanguage().words;
	const { state, formData } = useNavigation();
	const busy = (intent: string) => state !== "idle" && formData?.get("intent") === intent;
	return (
		<div className="office-form-buttons">
			<Button type="submit" name="intent" value="publish" look="primary" busy={busy("publish")}>
				{settings.publish}
			</Button>
			<Button type="submit" name="intent" value="draft" look="light" busy={busy("draft")}>
				{settings.saveDraft}
			</Button>
			{hasDraft && (
				<button type="submit" name="intent" value="discard" className="office-quiet">
					<OfficeIcon name="undo" />
					{settings.discard}
				</button>
			)}
			{children}
		</div>
	);
}
