import { useEffect, useRef, useState } from "react";
import { Form, Link, useNavigation, useSearchParams } from "react-router";
import { FormAlert, FormNotice } from "#app/admin/ui/form-parts.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { type Locale, locales } from "#app/locale/locales.ts";
import { formatDate } from "#app/time/format.ts";
import { formatHourAt } from "#app/time/format-day.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { EntryData } from "../../.server/office/entry-view.ts";
import type { HandledEntry } from "../../.server/office/handle-entry.ts";
import { DraftForm } from "./draft-form.tsx";
import { useEditor } from "./editor-context.tsx";
import { EndingForms } from "./ending-forms.tsx";

/** Publishes the draft now or later, or discards it. */
export function PublishPanel({
	entry,
	answer,
	part,
}: {
	entry: EntryData;
	answer: HandledEntry | undefined;
	part: Locale;
}) {
	const { publication } = useStaffLanguage().words.content;
	const { status } = useEditor();
	return (
		<section className="publication office-panel" aria-labelledby="publication-title">
			<div className="mb-4 flex items-center justify-between gap-4">
				<h2 id="publication-title">{publication.title}</h2>
				<Link to={`?vue=${part}`} replace preventScrollReset className="office-close" aria-label={publication.close}>
					<OfficeIcon name="close" />
				</Link>
			</div>
			<div className="grid grid-cols-1 gap-5">
				<AnswerInSight answer={answer} />
				<Planned />
				{canPublish(status) ? <Publish entry={entry} answer={answer} /> : <p>{publication.nothing}</p>}
				<EndingForms entry={entry} />
			</div>
		</section>
	);
}

type Status = ReturnType<typeof useEditor>["status"];

function canPublish({ parts, englishIsStale }: Status): boolean {
	return parts.fr.isChanged || parts.en.isChanged || englishIsStale;
}

/** Scrolls the answer into view: the pressed button may be far below it. */
function AnswerInSight({ answer }: { answer: HandledEntry | undefined }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (answer?.publication) box.current?.scrollIntoView({ block: "nearest" });
	}, [answer]);
	return (
		<div ref={box} className="publication-answer">
			<Answer answer={answer} />
		</div>
	);
}

function Answer({ answer }: { answer: HandledEntry | undefined }) {
	const { publication } = useStaffLanguage().words.content;
	const [query] = useSearchParams();
	const told = answer?.publication;
	// Set by the versions page after it restored a version as the draft.
	if (!told) return query.has("reprise") ? <FormNotice>{publication.done["restored-draft"]}</FormNotice> : null;
	switch (told.kind) {
		case "done":
			return (
				<FormNotice>
					{publication.done[told.done]} {told.cancels && publication.done.unscheduled}
				</FormNotice>
			);
		case "busy":
			return <FormAlert>{publication.busy}</FormAlert>;
		case "fault": {
			const faults = {
				"no-part": publication.noPart,
				"moment-wrong": publication.momentWrong,
				"confirm-missing": publication.confirmMissing,
			};
			return <FormAlert>{faults[told.fault]}</FormAlert>;
		}
		case "refused":
			return (
				<div role="alert" className="publication-refused">
					<p>{publication.refused}</p>
					<ul>
						{told.problems.map(({ part, text }) => (
							<li key={text}>
								{part ? (
									<Link to={`?vue=${part}#part-${part}`} replace className="inline-link">
										{text}
									</Link>
								) : (
									text
								)}
							</li>
						))}
					</ul>
				</div>
			);
	}
}

/** The scheduled publication. */
function Planned() {
	const { words, locale } = useStaffLanguage();
	const { publication, languages } = words.content;
	const { scheduledFor, scheduledParts } = useEditor().status;
	if (!scheduledFor) return null;
	const when = words.office.when(formatDate(scheduledFor, locale), formatHourAt(scheduledFor, locale));
	const parts = locales.filter((part) => scheduledParts.includes(part)).map((part) => languages[part].toLowerCase());
	return (
		<Form method="post" preventScrollReset className="office-warning">
			<p className="font-semibold">{publication.scheduledFor(when, parts.join(", "))}</p>
			<p>{publication.scheduledText}</p>
			<Button type="submit" name="intent" value="unschedule" look="light" className="justify-self-start">
				{publication.unschedule}
			</Button>
		</Form>
	);
}

function Publish({ entry, answer }: { entry: EntryData; answer: HandledEntry | undefined }) {
	const { publication } = useStaffLanguage().words.content;
	const { status } = useEditor();
	const [laterIsOpen, setLater] = useState(answer?.intent === "schedule" && answer.publication?.kind !== "done");
	const { state, formData } = useNavigation();
	const busyWith = state === "idle" ? null : formData?.get("intent");
	return (
		<DraftForm entry={entry} className="grid gap-4">
			<fieldset className="publication-parts">
				<legend className="font-semibold text-spruce">{publication.which}</legend>
				{locales.map((part) => (
					<PartChoice key={part} part={part} answer={answer} />
				))}
			</fieldset>
			{asksAboutEnglish(status) && (
				<label className="publication-check">
					<input type="checkbox" name="follows" value="yes" />
					<span>{publication.stillFollows}</span>
				</label>
			)}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" name="intent" value="publish" busy={busyWith === "publish"} className="max-sm:w-full">
					{publication.publish}
				</Button>
			</div>
			<details open={laterIsOpen} onToggle={(event) => setLater(event.currentTarget.open)} className="publication-more">
				<summary>{publication.scheduleTitle}</summary>
				<div className="grid gap-4 sm:grid-cols-2">
					<TextField
						type="date"
						name="day"
						label={publication.day}
						min={entry.today}
						defaultValue={answer?.typed?.day ?? entry.tomorrow}
					/>
					<TextField type="time" name="time" label={publication.time} defaultValue={answer?.typed?.time ?? "07:00"} />
					<Button
						type="submit"
						name="intent"
						value="schedule"
						look="dark"
						busy={busyWith === "schedule"}
						className="justify-self-start max-sm:w-full"
					>
						{publication.schedule}
					</Button>
				</div>
			</details>
		</DraftForm>
	);
}

/** True when the French changed and the English did not: the member must confirm that it still matches. */
function asksAboutEnglish({ parts }: Status): boolean {
	return parts.en.isPublished && !parts.en.isChanged && parts.fr.isChanged;
}

function PartChoice({ part, answer }: { part: Locale; answer: HandledEntry | undefined }) {
	const { publication } = useStaffLanguage().words.content;
	const { status } = useEditor();
	const { isChanged, isWritten } = status.parts[part];
	const asked = answer?.typed?.parts;
	const isOffered = isChanged || (part === "en" && status.englishIsStale);
	return (
		<label className="publication-check">
			<input
				key={String(isOffered)}
				type="checkbox"
				name="parts"
				value={part}
				defaultChecked={asked ? asked.includes(part) : isOffered}
			/>
			<span>
				{publication[part]}{" "}
				<span className="text-ink-600 text-small">
					({isChanged ? publication.changed : isWritten ? publication.same : publication.missing})
				</span>
			</span>
		</label>
	);
}
