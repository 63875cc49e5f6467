#!/usr/bin/perl
# Ryuk's protocol: one filter per line, answered by ACK. When no client is left for RYUK_RECONNECTION_TIMEOUT (10s),
# what matches a filter is removed, and this ends.
use strict;
use warnings;
use IO::Select;
use IO::Socket::INET;
use IO::Socket::UNIX;
$| = 1;

my %seconds = (ms => 0.001, s => 1, m => 60);
my ($count, $unit) = ($ENV{RYUK_RECONNECTION_TIMEOUT} // '10s') =~ /^([\d.]+)(ms|s|m)?$/;
my $grace = $count * $seconds{ $unit // 's' };
my $own = $ENV{HOSTNAME};

sub docker {
    my ($method, $path) = @_;
    my $socket = IO::Socket::UNIX->new(Peer => '/var/run/docker.sock') or return '';
    print $socket "$method $path HTTP/1.0\r\nHost: docker\r\n\r\n";
    local $/;
    return <$socket> // '';
}

sub escaped {
    my ($text) = @_;
    $text =~ s/([^A-Za-z0-9._-])/sprintf '%%%02X', ord $1/ge;
    return $text;
}

# remove_all LIST, PATTERN, REMOVE, LABEL: removes what the list holds with that label.
sub remove_all {
    my ($list, $pattern, $remove, $label) = @_;
    my $filter = 'filters=' . escaped(qq({"label":["$label"]}));
    my $found = docker(GET => $list . ($list =~ /\?/ ? '&' : '?') . $filter);
    while ($found =~ /$pattern/g) {
        my $id = $1;
        next if $own && $id =~ /^\Q$own\E/;
        docker(DELETE => sprintf $remove, $id);
    }
}

my $door = IO::Socket::INET->new(LocalPort => 8080, Listen => 16, ReuseAddr => 1) or die $!;
print "Started!\n";
my $sockets = IO::Select->new($door);
my (%labels, %heard);
my $deadline = time + 60;

while ($sockets->count > 1 || time < $deadline) {
    for my $socket ($sockets->can_read(0.5)) {
        if ($socket == $door) {
            $sockets->add($door->accept);
            next;
        }
        my $read = sysread $socket, my $text, 4096;
        if (!$read) {
            $sockets->remove($socket);
            delete $heard{$socket};
            close $socket;
            $deadline = time + $grace;
            next;
        }
        $heard{$socket} = ($heard{$socket} // '') . $text;
        while ($heard{$socket} =~ s/^(.*?)\r?\n//) {
            next if $1 eq '';
            for my $label (split /&/, $1) {
                $label =~ s/^label=//;
                $label =~ s/%([0-9A-Fa-f]{2})/chr hex $1/ge;
                $labels{$label} = 1;
            }
            syswrite $socket, "ACK\n";
        }
    }
}

for my $label (keys %labels) {
    remove_all('/containers/json?all=1', qr/"Id":"([0-9a-f]{64})"/, '/containers/%s?force=1&v=1', $label);
    remove_all('/networks', qr/"Id":"([0-9a-f]{64})"/, '/networks/%s', $label);
    remove_all('/volumes', qr/"Name":"([^"]+)"/, '/volumes/%s?force=1', $label);
    remove_all('/images/json', qr/"Id":"(sha256:[0-9a-f]{64})"/, '/images/%s?force=1', $label);
    print "Removed what is labelled $label\n";
}
