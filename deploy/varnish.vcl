vcl 4.1;

# An edge cache for the shop's public pages, for Debian's varnish and varnish-modules: to /etc/varnish/default.vcl, with your instances.
# The shop needs EDGE_CACHE, EDGE_CACHE_TOKEN and PUBLIC_URL; the same token is the content of /etc/varnish/kiran-token. It stands behind
# the proxy that ends TLS, and must be reachable by that proxy and the shop only. docs/operations.md, "Edge cache", says what is promised.

import std;
import directors;
import xkey;
import var;

# Not the database: without it, the instances still show pages from memory.
probe ready {
	.url = "/readyz?exclude=database";
	.interval = 1s;
	.timeout = 2s;
	.window = 3;
	.threshold = 2;
	.initial = 2;
}

backend web_1 {
	.host = "127.0.0.1";
	.port = "3000";
	.probe = ready;
	.connect_timeout = 2s;
	.first_byte_timeout = 130s;
	.between_bytes_timeout = 130s;
}

backend web_2 {
	.host = "127.0.0.1";
	.port = "3001";
	.probe = ready;
	.connect_timeout = 2s;
	.first_byte_timeout = 130s;
	.between_bytes_timeout = 130s;
}

# Where the proxy with TLS is. From all others, what they say in X-Forwarded-For does not count.
acl tls_proxy {
	"localhost";
}

sub vcl_init {
	new shop = directors.round_robin();
	shop.add_backend(web_1);
	shop.add_backend(web_2);
}

sub vcl_recv {
	set req.backend_hint = shop.backend();

	# Only the token counts, no address: whatever passes through the proxy with TLS comes from that proxy's address.
	if (req.method == "PURGE") {
		if (req.http.Authorization !~ "^Bearer .{16,}$" ||
		    req.http.Authorization != "Bearer " + regsub(std.fileread("/etc/varnish/kiran-token"), "\s+$", "")) {
			return (synth(403, "Forbidden"));
		}
		if (!req.http.Surrogate-Key) {
			return (synth(400, "Bad Request"));
		}
		# A fetch that began before now may bring a page from before the change: see vcl_backend_response.
		var.global_set("purged", "" + std.time2real(now, 0));
		set req.http.X-Edge-Purged = xkey.purge(req.http.Surrogate-Key);
		return (synth(200, "Purged"));
	}

	# Varnish has added the caller to what was sent. The shop counts by the last address.
	if (client.ip ~ tls_proxy && req.http.X-Forwarded-For ~ ",") {
		set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, "\s*,[^,]*$", "");
	} else {
		set req.http.X-Forwarded-For = client.ip;
	}

	# Ours alone.
	unset req.http.X-Edge-Visitor;
	unset req.http.X-Edge-Language;
	unset req.http.X-Edge-Encoding;
	unset req.http.X-Edge-Accepted;
	unset req.http.X-Edge-Began;

	# As the shop reads them: headers that were sent twice are one.
	std.collect(req.http.Cookie, "; ");
	std.collect(req.http.Accept-Language, ", ");
	std.collect(req.http.Accept-Encoding, ", ");
	std.collect(req.http.If-None-Match, ", ");

	# The shop sends everything whole.
	unset req.http.Range;

	if (req.method != "GET") {
		return (pass);
	}
	if (req.http.Authorization || req.http.Transfer-Encoding || req.http.Upgrade || req.http.Expect ||
	    (req.http.Content-Length && req.http.Content-Length != "0")) {
		return (pass);
	}
	# Calls, files and what is asked by machines.
	if (req.url !~ "^/" || req.url ~ "^/(api|sandbox|assets|media|guide|brands|icons|metrics|healthz|readyz)(/|\?|$)") {
		return (pass);
	}
	if (req.http.If-None-Match && req.http.If-None-Match !~ {"^(W/)?"[A-Za-z0-9_-]+"$"}) {
		return (pass);
	}

	# Who asks. The shop's reader (src/wire/visitor.ts) is lenient and this one is strict: whatever two readers could take differently is
	# passed on, and with it everything of the administrator's.
	set req.http.X-Edge-Visitor = "none";
	set req.http.X-Edge-Language = "none";
	if (req.http.Cookie) {
		if (req.http.Cookie !~ {"^[A-Za-z0-9_.-]+=[!#-+\x2d-:<-\x5b\x5d-~]*(; [A-Za-z0-9_.-]+=[!#-+\x2d-:<-\x5b\x5d-~]*)*$"}) {
			return (pass);
		}
		if (req.http.Cookie ~ "(?i)kiran_kind") {
			if (req.http.Cookie ~ "(?i)kiran_kind.*kiran_kind" ||
			    req.http.Cookie !~ "(^|; )(__Host-)?kiran_kind=(guest|customer)(;|$)") {
				return (pass);
			}
			set req.http.X-Edge-Visitor = regsub(req.http.Cookie, "^.*kiran_kind=([a-z]+).*$", "\1");
		}
		if (req.http.Cookie ~ "(?i)kiran_lang") {
			if (req.http.Cookie ~ "(?i)kiran_lang.*kiran_lang" ||
			    req.http.Cookie !~ "(^|; )(__Host-)?kiran_lang=(en|hi|gu|en-x-spec)(;|$)") {
				return (pass);
			}
			set req.http.X-Edge-Language = "cookie " + regsub(req.http.Cookie, "^.*kiran_lang=([a-z-]+).*$", "\1");
		}
	}
	# Without the cookie, the first language that the shop speaks. One that comes first decides alone; else the whole header does.
	if (req.http.X-Edge-Language == "none" && req.http.Accept-Language) {
		if (req.http.Accept-Language ~ "^(en|hi|gu)(-[A-Za-z0-9]+)?(;[^,]*)?(,|$)") {
			set req.http.X-Edge-Language = "first " + regsub(req.http.Accept-Language, "^([a-z]+).*$", "\1");
		} elsif (req.http.Accept-Language ~ "^[A-Za-z0-9,;=.* -]{1,200}$") {
			set req.http.X-Edge-Language = "all " + req.http.Accept-Language;
		} else {
			return (pass);
		}
	}

	# As the shop chooses it (src/platform/http/send-stored.ts). Refused encodings are its business.
	if (req.http.Accept-Encoding &&
	    (req.http.Accept-Encoding !~ "^[A-Za-z0-9,;=.* -]*$" || req.http.Accept-Encoding ~ "(?i)q=0")) {
		return (pass);
	}
	set req.http.X-Edge-Encoding = "none";
	if (req.http.Accept-Encoding) {
		set req.http.X-Edge-Accepted = req.http.Accept-Encoding;
		if (req.http.Accept-Encoding ~ "\bbr\b") {
			set req.http.X-Edge-Encoding = "br";
		} elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
			set req.http.X-Edge-Encoding = "gzip";
		}
	}

	# Older pages only while no instance answers.
	if (std.healthy(req.backend_hint)) {
		set req.grace = 0s;
	}
	return (hash);
}

sub vcl_hash {
	hash_data(req.url);
	hash_data(req.http.Host);
	hash_data(req.http.X-Edge-Visitor);
	hash_data(req.http.X-Edge-Language);
	hash_data(req.http.X-Edge-Encoding);
	return (lookup);
}

sub vcl_backend_fetch {
	# Varnish would ask for gzip only.
	if (bereq.http.X-Edge-Encoding) {
		if (bereq.http.X-Edge-Accepted) {
			set bereq.http.Accept-Encoding = bereq.http.X-Edge-Accepted;
		} else {
			unset bereq.http.Accept-Encoding;
		}
	}
	unset bereq.http.X-Edge-Accepted;
	# The workspace's server-sent events are open for hours.
	if (bereq.url ~ "^/api/admin/events(\?|$)") {
		set bereq.between_bytes_timeout = 1h;
	}
	set bereq.http.X-Edge-Began = std.time2real(now, 0);
}

sub vcl_backend_response {
	set beresp.grace = 0s;
	set beresp.keep = 0s;
	if (bereq.uncacheable) {
		set beresp.uncacheable = true;
		return (deliver);
	}
	# Kept is what the shop says may be kept, and no page that was fetched while something was purged: it may be from before the change.
	if (beresp.status != 200 || beresp.http.Set-Cookie || !beresp.http.Surrogate-Key ||
	    beresp.http.Surrogate-Control !~ "^max-age=[0-9]+, stale-if-error=[0-9]+$" ||
	    std.real(var.global_get("purged"), 0.0) >= std.real(bereq.http.X-Edge-Began, 0.0)) {
		set beresp.uncacheable = true;
		# For so long, requests for it do not wait for one another.
		set beresp.ttl = 30s;
		if (beresp.http.Surrogate-Key || beresp.status >= 400) {
			set beresp.ttl = 1s;
		}
		return (deliver);
	}
	set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^max-age=([0-9]+).*$", "\1s"), 0s);
	set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=([0-9]+)$", "\1s"), 0s);
	set beresp.http.xkey = beresp.http.Surrogate-Key;
	# It is in the hash already.
	set beresp.http.X-Edge-Vary = beresp.http.Vary;
	unset beresp.http.Vary;
	return (deliver);
}

sub vcl_backend_error {
	# The next instance may answer. A write that may have begun is not sent twice.
	if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries == 0) {
		return (retry);
	}
	set beresp.http.Content-Type = "text/plain; charset=utf-8";
	set beresp.http.Cache-Control = "no-store";
	set beresp.http.Retry-After = "5";
	set beresp.body = "The shop cannot be reached at the moment. Please try again in a few seconds.";
	set beresp.ttl = 0s;
	return (deliver);
}

sub vcl_deliver {
	# What a browser gets is what the shop would send.
	if (resp.http.X-Edge-Vary) {
		set resp.http.Vary = resp.http.X-Edge-Vary;
	}
	if (obj.hits > 0) {
		set resp.http.Date = now;
		set resp.http.X-Request-Id = "edge-" + req.xid;
	}
	unset resp.http.X-Edge-Vary;
	unset resp.http.xkey;
	unset resp.http.Surrogate-Control;
	unset resp.http.Surrogate-Key;
	unset resp.http.Age;
	unset resp.http.Via;
	unset resp.http.X-Varnish;
	return (deliver);
}

sub vcl_synth {
	set resp.http.Content-Type = "text/plain; charset=utf-8";
	set resp.http.Cache-Control = "no-store";
	if (req.http.X-Edge-Purged) {
		set resp.http.X-Purged = req.http.X-Edge-Purged;
	}
	set resp.body = resp.reason;
	unset resp.http.X-Varnish;
	return (deliver);
}
