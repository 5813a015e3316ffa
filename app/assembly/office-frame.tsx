import { type LoaderFunctionArgs, Outlet, useLoaderData, useRouteLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { siteStatusContext } from "#app/.server/site-status.ts";
import { membersOnly, requireMember } from "#app/admin/.server/require-member.ts";
import { firstDayPath } from "#app/admin/first-day-path.ts";
import { OfficeFrame } from "#app/admin/frame.tsx";
import { tellSentForm } from "#app/admin/ui/kept-form/sent-form.ts";
import { OfficeError, officeErrorMeta } from "#app/admin/ui/office-error.tsx";
import { useOfficeLocale } from "#app/admin/ui/office-locale.ts";
import { StaffLanguageProvider } from "#app/admin/ui/staff-language.tsx";
import { remainingExample } from "#app/first-day/.server/example-traces.ts";
import { firstDayMenuItem } from "#app/first-day/.server/menu-item.ts";
import { ExampleBanner } from "#app/first-day/office/example-banner.tsx";
import { countListed } from "#app/leads/.server/inbox/list-leads.ts";
import { readNotice } from "#app/leads/.server/office/notice.ts";
import { ChangeNotice } from "#app/leads/office/change-notice.tsx";
import { WaitingQueue } from "#app/leads/office/done/waiting-queue.tsx";
import { UnseenTitle } from "#app/leads/office/unseen-title.tsx";
import { allowRefresh } from "#app/members/.server/office/firebase-hosts.ts";
import { KeepSession } from "#app/members/office/firebase/keep-session.tsx";
import { roles } from "#app/model/members/member.ts";

export const meta = officeErrorMeta;

export const middleware = [membersOnly];

export const clientMiddleware = [tellSentForm];

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { id, locale, name, role } = requireMember(context, ...roles);
	const services = context.get(servicesContext);
	const example = remainingExample(services.content.reader()).length;
	const frame = { locale, member: id, name, role, example, firebase: allowRefresh(context) };
	// A crew does not learn how many leads there are, and changes none.
	if (role === "crew") return { ...frame, waiting: 0, unseen: null, notice: null, firstDay: null };
	const { store } = services;
	const isFresh = new URL(request.url).pathname.startsWith(firstDayPath);
	const [waiting, unseen, firstDay] = await Promise.all([
		countListed(store, "todo"),
		countListed(store, "all", { only: "unseen" }),
		role === "administrator"
			? firstDayMenuItem(services, context.get(siteStatusContext), { locale, isFresh })
			: Promise.resolve(null),
	]);
	const notice = readNotice(context, id);
	return { ...frame, waiting, unseen, notice, firstDay };
}

type FrameData = Awaited<ReturnType<typeof loader>>;

/** The frame of the back office, with the additions of the features. */
export default function Frame() {
	const data = useLoaderData<typeof loader>();
	return (
		<OfficeFrame
			{...data}
			banner={<ExampleBanner facts={data.example} role={data.role} />}
			beside={<Beside {...data} />}
		>
			<Outlet />
		</OfficeFrame>
	);
}

export function ErrorBoundary({ error }: { error: unknown }) {
	const data = useRouteLoaderData("admin-frame") as FrameData | undefined;
	const locale = useOfficeLocale();
	const screen = <OfficeError error={error} />;
	if (data)
		return (
			<OfficeFrame
				{...data}
				banner={<ExampleBanner facts={data.example} role={data.role} />}
				beside={<Beside {...data} />}
			>
				{screen}
			</OfficeFrame>
		);
	return (
		<StaffLanguageProvider locale={locale}>
			<main id="main" className="office mx-auto max-w-xl px-5 py-16">
				{screen}
			</main>
		</StaffLanguageProvider>
	);
}

function Beside({ member, notice, firebase, unseen }: Pick<FrameData, "member" | "notice" | "firebase" | "unseen">) {
	return (
		<>
			{unseen !== null && <UnseenTitle unseen={unseen} />}
			{notice && <ChangeNotice key={notice.key} notice={notice} />}
			<WaitingQueue member={member} />
			{firebase && <KeepSession settings={firebase} />}
		</>
	);
}
