import type { ReactNode } from "react";
import { OfficeForm } from "#app/admin/ui/form-parts.tsx";
import { Moment } from "#app/admin/ui/moment.tsx";
import { OfficeIcon, type OfficeIconName } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { FirstDayStep } from "#app/model/first-day/first-day.ts";
import { type StepState, stepMinutes } from "#app/model/first-day/steps.ts";
import { ButtonLink } from "#app/ui/button.tsx";

const icons: Readonly<Record<FirstDayStep, OfficeIconName>> = {
	mails: "mail",
	company: "building",
	brand: "palette",
	legal: "quote",
	domain: "globe",
	prices: "list",
	crews: "users",
	secondFactor: "shield",
	backup: "save",
};

/** A step with its state, time and words. `go` stands beside them, on phones below. */
export function StepCard({
	name,
	state,
	go,
	children,
}: {
	name: FirstDayStep;
	state: StepState;
	go?: ReactNode;
	children: ReactNode;
}) {
	const { firstDay } = useStaffLanguage().words;
	const minutes = stepMinutes[name];
	return (
		<div className="first-day-step" id={name}>
			<span className="first-day-mark" data-state={state}>
				<OfficeIcon name={icons[name]} size={22} />
			</span>
			<h3>
				<span className="sr-only">{firstDay.states[state] + firstDay.colon}</span>
				{firstDay.names[name]}{" "}
				<small>{name === "domain" ? firstDay.domainMinutes(minutes) : firstDay.minutes(minutes)}</small>
			</h3>
			<div className="first-day-body">{children}</div>
			{go && <div className="first-day-go">{go}</div>}
		</div>
	);
}

/** A link to the place where something is changed. */
export function GoLink({ to, children }: { to: string; children: ReactNode }) {
	return (
		<ButtonLink to={to} look="light">
			{children}
		</ButtonLink>
	);
}

/** A button that records with the member's name that something is right as it is. */
export function ApproveForm({ thing, seen, submit }: { thing: string; seen: string; submit: string }) {
	return (
		<OfficeForm intent={`approve-${thing}`} keep={false} submit={submit} look="light">
			<input type="hidden" name="seen" value={seen} />
		</OfficeForm>
	);
}

/** Words that end with when it was. English hours end with a period of their own. */
export function Since({ words, at }: { words: string; at: string }) {
	const { locale } = useStaffLanguage();
	return (
		<>
			{words}
			<Moment at={at} />
			{locale === "fr" && "."}
		</>
	);
}

/** What is missing, or is there already. */
export function Missing({ lines }: { lines: readonly { text: string; isThere: boolean }[] }) {
	return (
		<ul className="first-day-missing">
			{lines.map(({ text, isThere }) => (
				<li key={text} data-there={isThere || undefined}>
					<OfficeIcon name={isThere ? "check" : "minus"} size={18} />
					<span>{text}</span>
				</li>
			))}
		</ul>
	);
}
