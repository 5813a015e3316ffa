import type { Locale } from "#app/locale/locales.ts";
import type { Company } from "#app/model/company.ts";
import { replyParts } from "#content/mail/replies.ts";
import { ActionButton, Lines, MailLayout, Paragraph, Quiet, Sender } from "./mail-layout.tsx";

interface Props {
	locale: Locale;
	reference: string;
	subject: string;
	/** As the member wrote it; an empty line starts a paragraph. */
	text: string;
	company: Company;
	followLink: string | null;
}

/** Looks like a personal letter: the member's text without headings or a prominent button. */
export function LeadReply({ locale, reference, subject, text, company, followLink }: Props) {
	const words = replyParts[locale];
	const paragraphs = text.split(/\r?\n\s*\r?\n/).filter((paragraph) => paragraph.trim() !== "");
	const footer = (
		<>
			<Sender company={company} locale={locale} />
			<Quiet>{words.why}</Quiet>
		</>
	);
	return (
		<MailLayout locale={locale} title={subject} preview={words.preview(reference)} company={company} footer={footer}>
			{paragraphs.map((paragraph, index) => (
				<Paragraph key={index}>
					<Lines>{paragraph.trim()}</Lines>
				</Paragraph>
			))}
			{followLink && (
				<div style={{ paddingTop: "12px" }}>
					<ActionButton href={followLink} main={false}>
						{words.followButton}
					</ActionButton>
				</div>
			)}
		</MailLayout>
	);
}
