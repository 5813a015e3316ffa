import { Link } from "react-router";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { Moment } from "#app/admin/ui/moment.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { Steps } from "#app/model/first-day/steps.ts";
import { legalTextPath } from "../legal-text-path.ts";
import { GoLink, Missing, StepCard } from "./step-card.tsx";

export function CompanyCard({ step }: { step: Steps["company"] }) {
	const { company } = useStaffLanguage().words.firstDay;
	return (
		<StepCard
			name="company"
			state={step.state}
			go={<GoLink to={step.state === "done" ? settingsPages.trust : settingsPages.identity}>{company.edit}</GoLink>}
		>
			<CompanyText step={step} />
		</StepCard>
	);
}

const replaced = ["phone", "email", "street"] as const;

export function CompanyText({ step }: { step: Steps["company"] }) {
	const { company } = useStaffLanguage().words.firstDay;
	const { example, hasNeq, hasInsurer } = step;
	const absent = hasNeq
		? hasInsurer
			? null
			: company.trust.insurer
		: hasInsurer
			? company.trust.neq
			: company.trust.both;
	const there = replaced.filter((fact) => !example.some((each) => each.fact === fact));
	return (
		<>
			<p>{example.length === 0 ? company.own(step.name) : company.missing}</p>
			<Missing
				lines={[
					...example.map(({ fact, value }) => ({ text: company.example[fact](value), isThere: false })),
					...(absent ? [{ text: company.absent(absent), isThere: false }] : []),
					...(example.length > 0 ? there.map((fact) => ({ text: company.yours[fact], isThere: true })) : []),
				]}
			/>
		</>
	);
}

export function BrandCard({ step }: { step: Steps["brand"] }) {
	const { brand } = useStaffLanguage().words.firstDay;
	return (
		<StepCard
			name="brand"
			state={step.state}
			go={<GoLink to={settingsPages.brand}>{step.draft === null ? brand.edit : brand.publish}</GoLink>}
		>
			<BrandText step={step} />
		</StepCard>
	);
}

export function BrandText({ step }: { step: Steps["brand"] }) {
	const { brand } = useStaffLanguage().words.firstDay;
	const { name, draft, isShipped, shippedPrefix, hasMark } = step;
	const sentences = [
		isShipped ? brand.shipped(name) : brand.own(name),
		...(draft === null ? [] : [draft === name ? brand.waits : brand.ready(draft)]),
		...(shippedPrefix === null ? [] : [brand.prefix(shippedPrefix)]),
		...(!isShipped && !hasMark ? [brand.noMark] : []),
	];
	return <p>{sentences.join(" ")}</p>;
}

export function LegalCard({ step }: { step: Steps["legal"] }) {
	const { legal, colon } = useStaffLanguage().words.firstDay;
	const next = step.texts.find(({ approved }) => !approved) ?? step.texts[0];
	return (
		<StepCard
			name="legal"
			state={step.state}
			go={next && <GoLink to={legalTextPath(next.text)}>{next.approved ? legal.readAgain : legal.read}</GoLink>}
		>
			<p>{legal.lead}</p>
			<ul className="first-day-texts">
				{step.texts.map(({ text, title, approved, isChanged }) => (
					<li key={text}>
						<Link to={legalTextPath(text)} className="inline-link font-semibold">
							{title}
						</Link>
						{colon}
						{approved ? (
							<>
								{legal.approved(approved.by)}
								<Moment at={approved.at} />
							</>
						) : isChanged ? (
							legal.edited
						) : (
							legal.unread
						)}
					</li>
				))}
			</ul>
		</StepCard>
	);
}
