import type { ContentReader } from "#app/.server/content/reader.ts";
import { MailLayout, Paragraph, Quiet, Sender, Title } from "#app/.server/mail/mail-layout.tsx";
import { renderMail } from "#app/.server/mail/render.ts";
import type { Member } from "#app/model/members/member.ts";
import type { Mail } from "#app/model/ports.ts";
import { testMailWords } from "#content/mail/test-mail.ts";

interface Parts {
	code: string;
	/** Of the test. */
	id: string;
	from: string;
	/** Of the sender. */
	domain: string;
	reader: ContentReader;
	origin: string;
	member: Pick<Member, "email" | "locale">;
}

/** Looks like every other mail of the site, so that the test says something about them. */
export async function writeTestMail({ code, id, from, domain, reader, origin, member }: Parts): Promise<Mail> {
	const { locale, email } = member;
	const words = testMailWords[locale];
	const company = reader.read("company");
	const rendered = await renderMail(
		words.subject(code),
		<MailLayout
			locale={locale}
			title={words.subject(code)}
			preview={words.preview}
			company={company}
			footer={<Sender company={company} locale={locale} />}
		>
			<Title>{words.heading(code)}</Title>
			<Paragraph>{words.text}</Paragraph>
			<Quiet>{words.notice}</Quiet>
		</MailLayout>,
		{ reader, origin },
	);
	return { ...rendered, messageId: `<first-day-${id}@${domain}>`, from, to: email };
}
