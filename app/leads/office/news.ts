import type { LoaderFunctionArgs } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { type Member, officeRoles, type Role } from "#app/model/members/member.ts";
import { countUnseen, listenToNews } from "../.server/office/news-feed.ts";

const isOfOffice = ({ role }: Pick<Member, "role">) => (officeRoles as readonly Role[]).includes(role);

const heartbeat = 15_000;

/** More windows than a member looks at: each tab that is visible has a stream, and one of the hidden tabs. */
const mostStreams = 10;
/** The ends of a member's open streams, the oldest first. */
const openStreams = new Map<string, Set<() => void>>();

/** Server-sent events. The stream does not extend the session; it ends with it, and when the server shuts down. */
export function loader({ request, context }: LoaderFunctionArgs) {
	const staff = context.get(staffContext);
	// Status 204 stops EventSource from reconnecting; a redirect would log an error in the console.
	if (staff.session?.state !== "open") return new Response(null, { status: 204 });
	const member = requireMember(context);
	const { store, identity, stopping } = context.get(servicesContext);
	const asked = staff.request;
	let end = () => {};

	const stream = new ReadableStream<Uint8Array>({
		start(controller) {
			let ended = false;
			const encoder = new TextEncoder();
			const send = (text: string) => controller.enqueue(encoder.encode(text));
			const tellUnseen = (unseen: number) => {
				if (!ended) send(`event: unseen\ndata: ${unseen}\n\n`);
			};
			const stopListening = listenToNews(store, {
				tell: (news) => send(`data: ${JSON.stringify(news)}\n\n`),
				tellUnseen,
				fail: () => end(),
			});
			const timer = setInterval(() => {
				void identity.session(asked, { renew: false }).then(({ session }) => {
					if (ended) return;
					// The role may have changed meanwhile.
					if (session?.member.id === member.id && isOfOffice(session.member)) send(": still here\n\n");
					else end();
				}, end);
			}, heartbeat);
			end = () => {
				if (ended) return;
				ended = true;
				stopListening();
				forget();
				clearInterval(timer);
				stopping.removeEventListener("abort", end);
				try {
					controller.close();
				} catch {
					// The client has already closed the stream.
				}
			};
			stopping.addEventListener("abort", end);
			request.signal.addEventListener("abort", end);
			const forget = keepOpen(member.id, end);
			send("retry: 5000\n\n");
			// Also after a reconnection, for what changed in between.
			void countUnseen(store).then(tellUnseen, end);
			if (stopping.aborted) end();
		},
		cancel: () => end(),
	});
	return new Response(stream, {
		headers: { "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" },
	});
}

/** Ends the oldest stream of a member who has too many. Returns a function that forgets the new one. */
function keepOpen(member: string, end: () => void): () => void {
	const ends = openStreams.get(member) ?? new Set();
	openStreams.set(member, ends);
	const [oldest] = ends;
	if (ends.size >= mostStreams) oldest?.();
	ends.add(end);
	return () => {
		ends.delete(end);
		if (ends.size === 0) openStreams.delete(member);
	};
}
