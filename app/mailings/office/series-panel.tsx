import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { FormNotice } from "#app/admin/ui/form-parts.tsx";
import { Moment } from "#app/admin/ui/moment.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { SeriesView } from "../.server/series-view.ts";
import { AudienceLists } from "./audience-lists.tsx";
import { ConfirmOn } from "./confirm-on.tsx";
import { MailPreviews } from "./mail-previews.tsx";

/** One series: whether it is on, who would get what, and the mail itself. */
export function SeriesPanel({
	series,
	hasTurned,
	isAsked,
	hasChanged,
}: {
	series: SeriesView;
	/** Whether it was just turned on or off. */
	hasTurned: boolean;
	/** Whether to ask for the confirmation. */
	isAsked: boolean;
	hasChanged: boolean;
}) {
	const { mailings } = useStaffLanguage().words;
	const { name, isOn } = series;
	const words = mailings.series[name];
	return (
		<section id={name} className="office-panel grid scroll-mt-4 grid-cols-1 gap-6" aria-labelledby={`${name}-name`}>
			<div>
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
					<h2 id={`${name}-name`}>{words.name}</h2>
					<State isOn={isOn} />
				</div>
				<p className="mt-2 max-w-prose">{words.text}</p>
				<LastChange series={series} />
			</div>
			{hasTurned && <Turned key={String(isOn)} series={series} />}
			{isAsked ? <ConfirmOn series={series} hasChanged={hasChanged} /> : <Turn series={series} />}
			<AudienceLists series={series} />
			<MailPreviews series={series} />
		</section>
	);
}

/** Takes the focus, because the button that was pressed is gone. */
function Turned({ series: { name, isOn } }: { series: SeriesView }) {
	const { mailings } = useStaffLanguage().words;
	const notice = useRef<HTMLDivElement>(null);
	useEffect(() => notice.current?.focus(), []);
	return (
		<div ref={notice} tabIndex={-1}>
			<FormNotice>{(isOn ? mailings.turnedOn : mailings.turnedOff)(mailings.series[name].name)}</FormNotice>
		</div>
	);
}

function State({ isOn }: { isOn: boolean }) {
	const { mailings } = useStaffLanguage().words;
	const look = isOn ? "bg-mint-100 text-teal-700" : "bg-cream-200 text-ink-600";
	return (
		<span className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 font-semibold text-small ${look}`}>
			<OfficeIcon name={isOn ? "check" : "close"} size={16} />
			{isOn ? mailings.on : mailings.off}
		</span>
	);
}

function LastChange({ series: { isOn, changed, made } }: { series: SeriesView }) {
	const { mailings } = useStaffLanguage().words;
	return (
		<ul className="mt-2 text-ink-600 text-small">
			<li>
				{changed ? (
					<>
						{(isOn ? mailings.changedOn : mailings.changedOff)(changed.by)}, <Moment at={changed.at} />
					</>
				) : (
					mailings.never
				)}
			</li>
			<li>{mailings.made(made)}</li>
		</ul>
	);
}

function Turn({ series: { name, isOn } }: { series: SeriesView }) {
	const { mailings } = useStaffLanguage().words;
	const { state, formData } = useNavigation();
	const about = <span className="sr-only">{mailings.about(mailings.series[name].name)}</span>;
	if (!isOn) {
		return (
			<ButtonLink to={`/admin/envois?activer=${name}#${name}`} look="dark" className="justify-self-start max-sm:w-full">
				<span>
					{mailings.turnOn}
					{about}
				</span>
			</ButtonLink>
		);
	}
	const isBusy = state !== "idle" && formData?.get("series") === name;
	return (
		<Form method="post" className="max-sm:grid">
			<input type="hidden" name="series" value={name} />
			<Button type="submit" name="intent" value="off" look="light" busy={isBusy}>
				<span>
					{mailings.turnOff}
					{about}
				</span>
			</Button>
		</Form>
	);
}
