import { ActionButton, MailLayout, Quiet, Sender, TypedParagraphs } from "#app/.server/mail/mail-layout.tsx";
import type { Locale } from "#app/locale/locales.ts";
import type { Company } from "#app/model/company.ts";
import { replyParts } from "#content/mail/replies.ts";

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
	const footer = (
		<>
			<Sender company={company} locale={locale} />
			<Quiet>{words.why}</Quiet>
		</>
	);
	return (
		<MailLayout locale={locale} title={subject} preview={words.preview(reference)} company={company} footer={footer}>
			<TypedParagraphs text={text} />
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
