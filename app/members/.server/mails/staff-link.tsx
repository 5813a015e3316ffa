import { ActionButton, MailLayout, Paragraph, Quiet, Sender, Title } from "#app/.server/mail/mail-layout.tsx";
import type { Company } from "#app/model/company.ts";
import type { StaffMail, StaffMailTemplate } from "#app/model/members/staff-mail.ts";
import { mailWords as englishWords } from "#content/mail/en.ts";
import { mailWords as frenchWords } from "#content/mail/fr.ts";
import { staffMails } from "#content/mail/staff.ts";

interface Props {
	template: StaffMailTemplate;
	mail: StaffMail;
	company: Company;
	url: string;
}

export function StaffLink({ template, mail: { name, locale }, company, url }: Props) {
	const words = staffMails[locale][template];
	const { greeting } = (locale === "fr" ? frenchWords : englishWords).confirmation;
	return (
		<MailLayout
			locale={locale}
			title={words.subject(company.name)}
			preview={words.preview}
			company={company}
			footer={<Sender company={company} locale={locale} />}
		>
			<Title>{words.heading}</Title>
			<Paragraph>{greeting(name)}</Paragraph>
			<Paragraph>{words.text}</Paragraph>
			<div style={{ padding: "14px 0 20px" }}>
				<ActionButton href={url} main>
					{words.button}
				</ActionButton>
			</div>
			<Quiet>{words.notice}</Quiet>
		</MailLayout>
	);
}
