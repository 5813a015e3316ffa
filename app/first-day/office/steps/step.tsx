import type { FirstDayStep } from "#app/model/first-day/first-day.ts";
import type { Steps } from "#app/model/first-day/steps.ts";
import type { FirstDayAnswer } from "../../.server/handle-first-day.ts";
import { CrewsCard, PricesCard } from "./approved-steps.tsx";
import { BrandCard, CompanyCard, LegalCard } from "./content-steps.tsx";
import { DomainCard } from "./domain-step.tsx";
import { MailsCard } from "./mails-step.tsx";
import { BackupCard, SecondFactorCard } from "./safety-steps.tsx";

interface Props {
	name: FirstDayStep;
	steps: Steps;
	answer: FirstDayAnswer | undefined;
}

/** A step with its buttons. */
export function Step({ name, steps, answer }: Props) {
	return <li>{cardOf(name, steps, answer)}</li>;
}

export function cardOf(name: FirstDayStep, steps: Steps, answer: FirstDayAnswer | undefined) {
	switch (name) {
		case "mails":
			return <MailsCard step={steps.mails} answer={answer} />;
		case "company":
			return <CompanyCard step={steps.company} />;
		case "brand":
			return <BrandCard step={steps.brand} />;
		case "legal":
			return <LegalCard step={steps.legal} />;
		case "domain":
			return <DomainCard step={steps.domain} />;
		case "prices":
			return <PricesCard step={steps.prices} />;
		case "crews":
			return <CrewsCard step={steps.crews} />;
		case "secondFactor":
			return <SecondFactorCard step={steps.secondFactor} />;
		case "backup":
			return <BackupCard step={steps.backup} />;
	}
}
