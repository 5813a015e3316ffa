import { MailLayout, Paragraph, ReferencePanel, Title } from "#app/.server/mail/mail-layout.tsx";
import {
	CallUs,
	Greeting,
	NextSteps,
	VisitorFooter,
	type VisitorMail,
	Written,
} from "#app/.server/mail/visitor-parts.tsx";
import type { TitledText } from "#app/model/site/service-words.ts";

export function LeadConfirmation({ nextSteps, ...mail }: VisitorMail & { nextSteps: readonly TitledText[] }) {
	const { lead, company, words, subject } = mail;
	const { confirmation } = words;
	return (
		<MailLayout
			locale={lead.locale}
			title={subject}
			preview={confirmation.preview}
			company={company}
			footer={<VisitorFooter {...mail} />}
		>
			<Title>{confirmation.heading}</Title>
			<Greeting lead={lead} words={words} />
			<Paragraph>{confirmation.intro}</Paragraph>
			<ReferencePanel label={confirmation.reference} reference={lead.reference}>
				{confirmation.referenceHint}
			</ReferencePanel>
			<NextSteps words={words} steps={nextSteps} />
			<Written heading={confirmation.writtenHeading} mail={mail} />
			<CallUs {...mail} main />
		</MailLayout>
	);
}
