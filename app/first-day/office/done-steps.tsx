import { Link } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { FirstDayStep } from "#app/model/first-day/first-day.ts";
import type { Steps } from "#app/model/first-day/steps.ts";
import type { FirstDayAnswer } from "../.server/handle-first-day.ts";
import { CrewsText, PricesText } from "./steps/approved-steps.tsx";
import { BrandText, CompanyText } from "./steps/content-steps.tsx";
import { DomainText } from "./steps/domain-step.tsx";
import { MailsText } from "./steps/mails-step.tsx";
import { BackupText, SecondFactorText } from "./steps/safety-steps.tsx";
import { cardOf } from "./steps/step.tsx";

/** The steps that are done, folded: a line of facts each. A reviewed one shows its buttons too. */
export function DoneSteps({
	done,
	steps,
	reviewed,
	answer,
}: {
	done: readonly FirstDayStep[];
	steps: Steps;
	reviewed: FirstDayStep | null;
	answer: FirstDayAnswer | undefined;
}) {
	const { firstDay } = useStaffLanguage().words;
	return (
		<details className="first-day-done" open>
			<summary>
				<OfficeIcon name="check" />
				<h2>{firstDay.doneList(done.length)}</h2>
				<OfficeIcon name="down" />
			</summary>
			<ul>
				{done.map((name) =>
					name === reviewed ? (
						<li key={name} className="first-day-reviewed">
							{cardOf(name, steps, answer)}
						</li>
					) : (
						<li key={name} className="first-day-line-of">
							<OfficeIcon name="check" />
							<div>
								<h3>{firstDay.names[name]}</h3>
								<div className="first-day-facts">{textOf(name, steps)}</div>
							</div>
							<Link to={`?etape=${name}#${name}`} preventScrollReset className="first-day-act">
								{firstDay.again}
								<span className="sr-only">{firstDay.colon + firstDay.names[name]}</span>
							</Link>
						</li>
					),
				)}
			</ul>
		</details>
	);
}

function textOf(name: FirstDayStep, steps: Steps) {
	switch (name) {
		case "mails":
			return <MailsText step={steps.mails} />;
		case "company":
			return <CompanyText step={steps.company} />;
		case "brand":
			return <BrandText step={steps.brand} />;
		case "legal":
			return <LegalText />;
		case "domain":
			return <DomainText step={steps.domain} />;
		case "prices":
			return <PricesText step={steps.prices} />;
		case "crews":
			return <CrewsText step={steps.crews} />;
		case "secondFactor":
			return <SecondFactorText step={steps.secondFactor} />;
		case "backup":
			return <BackupText step={steps.backup} />;
	}
}

function LegalText() {
	return <p>{useStaffLanguage().words.firstDay.legal.allApproved}</p>;
}
