import {
	ActionButton,
	Anchor,
	MailLayout,
	Paragraph,
	Quiet,
	Sender,
	Subtitle,
	Title,
} from "#app/.server/mail/mail-layout.tsx";
import type { Company } from "#app/model/company.ts";
import type { StaffMail } from "#app/model/members/staff-mail.ts";
import { taskMail } from "#content/mail/tasks.ts";

export interface TaskGroup {
	heading: string;
	tasks: readonly { text: string; when: string; about: string; url: string }[];
}

interface Props {
	subject: string;
	mail: StaffMail;
	groups: readonly TaskGroup[];
	others: number;
	company: Company;
	url: string;
}

export function TasksDue({ subject, mail: { locale }, groups, others, company, url }: Props) {
	const words = taskMail[locale];
	return (
		<MailLayout
			locale={locale}
			title={subject}
			preview={words.preview(groups[0]?.tasks[0]?.text ?? "")}
			company={company}
			footer={<Sender company={company} locale={locale} />}
		>
			<Title>{words.heading}</Title>
			{groups.map(({ heading, tasks }) => (
				<div key={heading}>
					<Subtitle>{heading}</Subtitle>
					{tasks.map(({ text, when, about, url: lead }, index) => (
						<Paragraph key={index}>
							<strong>{when}</strong>
							<br />
							{text}
							<br />
							<Anchor href={lead}>{about}</Anchor>
						</Paragraph>
					))}
				</div>
			))}
			{others > 0 && <Paragraph>{words.others(others)}</Paragraph>}
			<div style={{ padding: "14px 0 20px" }}>
				<ActionButton href={url} main>
					{words.button}
				</ActionButton>
			</div>
			<Quiet>{words.notice}</Quiet>
		</MailLayout>
	);
}
