"""Trains the networks of the agent `champion` from what self_play wrote (README.md has the order).

    train.py value   --data DIR --out value.pt       the chance to win after a guess, from its outcome
    train.py label   --data DIR --value a.pt,b.pt    what each candidate of a guess is worth by them
    train.py fit     --data DIR --out estimate.json  the weights of the estimate that needs no network
    train.py score   --data DIR --out score.pt       the candidates' worth in one pass
    train.py small   --data DIR --out small.pt       a small value network, from the labels of the large
    train.py export  --net score.pt --out FILE       whole numbers of 16 bits, for the program

Boards of all sizes lie in one canvas, top left; a byte a cell says what is seen there. What is
outside a board is zero after every layer, as it is in the program, which knows no canvas.
"""
import argparse
import glob
import json
import math
import os
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

torch.backends.cudnn.benchmark = True
torch.backends.cuda.matmul.allow_tf32 = True
torch.backends.cudnn.allow_tf32 = True

HIGH, WIDE = 20, 30
CELLS = HIGH * WIDE
OUTSIDE = 10
PLANES, MARKS = 24, 10
CANDIDATES = 12  # that self_play writes
ASKED = 8        # that the score network is asked about, if they are
CLOSE = .10      # to the best
DEVICE = 'cuda'
FIGURES = ('safety', 'estimate', 'best_after', 'goes_on', 'log_safe', 'log_best', 'second', 'settled', 'many')
CANDIDATE = np.dtype([('cell', '<i4')] + [(name, '<f4') for name in FIGURES] + [('answers', '<i4')])
TERMS = ('log_best_after', 'goes_on', 'log_safe', 'second', 'settled', 'many')


def conditions(data):
    """(folder, width, height) of every condition: folders are named as in 30x16-99-safe."""
    for folder in sorted(glob.glob(os.path.join(data, '*x*'))):
        width, height = os.path.basename(folder).split('-')[0].split('x')
        yield folder, int(width), int(height)


def on_canvas(boards, width, height):
    """Boards as bytes [n, cells] on a canvas [n, HIGH, WIDE], on the GPU."""
    out = torch.full((len(boards), HIGH, WIDE), OUTSIDE, dtype=torch.uint8, device=DEVICE)
    step = 400000
    for i in range(0, len(boards), step):
        part = torch.from_numpy(np.ascontiguousarray(boards[i:i + step])).to(DEVICE)
        out[i:i + step, :height, :width] = part.view(-1, height, width)
    return out


def planes(b, dt=torch.bfloat16):
    """What the network sees of boards [n, HIGH, WIDE]: planes, the unknown cells, the board."""
    opened, cov, safe, mine = b < 9, b >= 16, b == 16, b == 255
    inside = b != OUTSIDE
    unk = cov & ~safe & ~mine
    u, m, o, s, one = (t.to(dt) for t in (unk, mine, opened, safe, inside))
    around = F.avg_pool2d(torch.stack([m, u, o], 1), 3, 1, 1, divisor_override=1)
    nm, nu, no = around[:, 0], around[:, 1], around[:, 2]
    p32 = (b.float() - 16.) / 239.
    zero = torch.zeros_like(p32)
    p = torch.where(cov, p32, zero)
    pu = torch.where(unk, p32, zero)
    left = (b.to(dt) - nm) * o * (nu > 0).to(dt)
    logit = torch.where(unk, torch.log((p32 + .004) / (1.004 - p32)) * .25, zero).to(dt)
    inner = u * (no == 0).to(dt)
    unknown = unk.sum((1, 2)).float()
    mines = pu.sum((1, 2))
    pd = p.to(dt)

    def everywhere(x):
        return x.to(dt)[:, None, None] * one
    x = torch.stack([
        pd, u, s, m, o, inner, o * (nu > 0).to(dt),
        (left == 1).to(dt), (left == 2).to(dt), (left == 3).to(dt), (left == 4).to(dt), (left >= 5).to(dt),
        nu * o / 8, left / nu.clamp(min=1), logit, one,
        everywhere(mines / unknown.clamp(min=1) * 2), everywhere(unknown / 240.), everywhere(mines / 50.),
        u * nu / 8, u * no / 8, logit * inner, u * nm / 8, pd * (1 - pd) * 4 * u], 1)
    return x.contiguous(memory_format=torch.channels_last), unk, one[:, None]


class Block(nn.Module):
    def __init__(self, channels, pools):
        super().__init__()
        self.c1 = nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.b1 = nn.BatchNorm2d(channels)
        self.c2 = nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.b2 = nn.BatchNorm2d(channels)
        self.pool = nn.Linear(channels, channels) if pools else None
        nn.init.constant_(self.b2.weight, .3)

    def forward(self, x, inside, cells):
        y = F.relu(self.b1(self.c1(x))) * inside
        if self.pool is not None:
            y = (y + self.pool(y.sum((2, 3)) / cells)[:, :, None, None]) * inside
        return F.relu(x + self.b2(self.c2(y))) * inside


class Net(nn.Module):
    """Value: the chance to win is exp(-sum of the cells' risks). Score: a number a cell."""

    def __init__(self, channels, blocks, marks):
        super().__init__()
        self.channels, self.marks = channels, marks
        self.stem = nn.Conv2d(PLANES + marks, channels, 3, padding=1, bias=False)
        self.bs = nn.BatchNorm2d(channels)
        self.blocks = nn.ModuleList([Block(channels, i % 2 == 1) for i in range(blocks)])
        self.head = nn.Conv2d(channels, 1, 1)
        nn.init.zeros_(self.head.weight)
        nn.init.constant_(self.head.bias, 0. if marks else -5.)

    def forward(self, b, marks=None):
        x, unk, inside = planes(b)
        cells = inside.sum((2, 3))
        if self.marks:
            x = torch.cat([x, marks.to(x.dtype)], 1).contiguous(memory_format=torch.channels_last)
        x = F.relu(self.bs(self.stem(x))) * inside
        for block in self.blocks:
            x = block(x, inside, cells)
        out = self.head(x)[:, 0].float()
        return out.flatten(1) if self.marks else (F.softplus(out) * unk).sum((1, 2))


def save(net, path):
    torch.save({'channels': net.channels, 'blocks': len(net.blocks), 'marks': net.marks, 'state': net.state_dict()}, path)


def load(path):
    kept = torch.load(path, map_location='cpu', weights_only=True)
    net = Net(kept['channels'], kept['blocks'], kept['marks'])
    net.load_state_dict(kept['state'])
    return net


def folded(net):
    """With the normalisations in the convolutions."""
    from torch.nn.utils.fusion import fuse_conv_bn_eval
    net = net.eval()
    net.stem, net.bs = fuse_conv_bn_eval(net.stem, net.bs), nn.Identity()
    for block in net.blocks:
        block.c1, block.b1 = fuse_conv_bn_eval(block.c1, block.b1), nn.Identity()
        block.c2, block.b2 = fuse_conv_bn_eval(block.c2, block.b2), nn.Identity()
    return net


def ready(net):
    return quick(folded(net).to(DEVICE).to(torch.bfloat16).to(memory_format=torch.channels_last))


def quick(net):
    """Compiled, where that works: half the time. EAGER=1 in the environment leaves it out."""
    if os.environ.get('EAGER'):
        return net
    torch._dynamo.config.suppress_errors = True
    return torch.compile(net, dynamic=False)


def flipped(b):
    k = np.random.randint(4)
    return b.flip([d for d, bit in ((1, 1), (2, 2)) if k & bit]) if k else b


def cross_entropy(risk, y):
    risk = risk.clamp(1e-5, 12.)
    return (y * risk - (1 - y) * torch.log(-torch.expm1(-risk))).mean()


class Schedule:
    """Steps for so many seconds: the rate rises for 200 steps and falls to nothing."""

    def __init__(self, net, options):
        self.options = options
        self.optimizer = torch.optim.AdamW(net.parameters(), lr=options.lr, weight_decay=1e-2, fused=True)
        self.net, self.begin, self.steps = net, time.time(), 0

    def share(self):
        return (time.time() - self.begin) / self.options.seconds

    def step(self, loss):
        rate = self.options.lr * min(1, (self.steps + 1) / 200) * .5 * (1 + math.cos(math.pi * min(1, self.share())))
        for group in self.optimizer.param_groups:
            group['lr'] = rate
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        self.steps += 1


def read_values(data):
    boards, labels = [], []
    for folder, width, height in conditions(data):
        kind = np.dtype([('board', 'u1', width * height), ('label', '<f4')])
        parts = [np.fromfile(f, dtype=kind) for f in sorted(glob.glob(folder + '/values.*'))]
        if not parts:
            continue
        r = np.concatenate(parts)
        print(folder, len(r), 'mean %.4f variance %.4f' % (r['label'].mean(), r['label'].var()), flush=True)
        boards.append(on_canvas(r['board'], width, height))
        labels.append(torch.from_numpy(np.ascontiguousarray(r['label'])).to(DEVICE))
    return torch.cat(boards), torch.cat(labels)


class Told:
    """Says now and then how training goes."""

    def __init__(self, options, schedule, batches, evaluate):
        self.options, self.schedule, self.batches, self.evaluate, self.last = options, schedule, batches, evaluate, time.time()

    def say(self, when=None):
        if when is None and time.time() - self.last < self.options.every:
            return
        self.last = time.time()
        steps = self.schedule.steps
        print('%s, %d steps, %.2f epochs' % (when or '%.0f s' % (self.last - self.schedule.begin), steps, steps / self.batches), self.evaluate(), flush=True)


def fit_values(net, boards, labels, options):
    """Trains a value network on boards and what they are worth."""
    n = len(labels)
    held = min(100000, n // 20)
    order = torch.randperm(n, device=DEVICE, generator=torch.Generator(DEVICE).manual_seed(1))
    held_out, rest = order[:held], order[held:]

    def evaluate():
        net.eval()
        with torch.no_grad(), torch.autocast('cuda', dtype=torch.bfloat16):
            v = torch.cat([torch.exp(-net(boards[p])) for p in held_out.split(8192)])
        net.train()
        y = labels[held_out]
        return 'held out: explained %.4f mean %.4f of %.4f' % (1 - float(((v - y) ** 2).mean() / y.var()), float(v.mean()), float(y.mean()))

    compiled, schedule = quick(net), Schedule(net, options)
    told = Told(options, schedule, len(rest) // options.batch, evaluate)
    while schedule.share() < 1:
        for pick in rest[torch.randperm(len(rest), device=DEVICE)].split(options.batch):
            if schedule.share() >= 1 or len(pick) < options.batch:
                break
            b = flipped(boards[pick])
            with torch.autocast('cuda', dtype=torch.bfloat16):
                risk = compiled(b)
            schedule.step(cross_entropy(risk, labels[pick]))
            told.say()
    told.say('end')
    save(net, options.out)


def new_value_net(boards, labels, options):
    if options.net:
        net = load(options.net)
    else:
        net = Net(options.channels, options.blocks, 0)
    net = net.to(DEVICE).to(memory_format=torch.channels_last)
    if not options.net:  # begin at the mean
        with torch.no_grad():
            some = torch.randint(len(boards), (20000,), device=DEVICE)
            unknown = float(planes(boards[some])[1].sum((1, 2)).float().mean())
            net.head.bias.fill_(math.log(math.expm1(-math.log(float(labels.mean())) / unknown)))
    return net.train()


def train_value(options):
    boards, labels = read_values(options.data)
    fit_values(new_value_net(boards, labels, options), boards, labels, options)


def train_small(options):
    """On the boards after all answers that `label` has judged."""
    boards, labels = [], []
    for folder, width, height in conditions(options.data):
        row = np.dtype([('board', 'u1', width * height), ('probability', '<f4')])
        for path in guess_files(folder):
            values = np.load(path + '.values.npy')
            if len(values) == 0:
                continue
            rows = np.fromfile(path.replace('guesses.', 'guesses.rows.'), dtype=row)
            boards.append(on_canvas(rows['board'], width, height))
            labels.append(torch.from_numpy(values).to(DEVICE))
    boards, labels = torch.cat(boards), torch.cat(labels)
    print(len(labels), 'rows', flush=True)
    fit_values(new_value_net(boards, labels, options), boards, labels, options)


def guess_files(folder):
    return sorted(f for f in glob.glob(folder + '/guesses.*') if '.rows.' not in f and not f.endswith('.npy'))


def values_of(nets, rows, width, height, mirrors):
    """The chance to win of boards: the mean of all networks and mirror images, of the risks."""
    if (width, height) == (WIDE, 16):  # most boards need no canvas
        canvas = lambda part: torch.from_numpy(np.ascontiguousarray(part)).to(DEVICE).view(-1, height, width)
    else:
        canvas = lambda part: on_canvas(part, width, height)
    step, values = 8192, []
    for i in range(0, len(rows), step):
        b = canvas(rows['board'][i:i + step])
        k = len(b)
        if k < step:
            b = F.pad(b, (0, 0, 0, 0, 0, step - k), value=OUTSIDE)
        risk = sum(net(b.flip(dims) if dims else b) for net in nets for dims in mirrors)
        values.append(torch.exp(-risk / (len(nets) * len(mirrors)))[:k].float())
    return torch.cat(values) if values else torch.zeros(0, device=DEVICE)


def label(options):
    """Beside every file of guesses: the value of every row, and the worth of each candidate."""
    nets = [ready(load(path)) for path in options.value.split(',')]
    mirrors = [(), (1, 2)][:options.mirrors]
    begin, total = time.time(), 0
    for folder, width, height in conditions(options.data):
        kind = np.dtype([('board', 'u1', width * height), ('candidates', CANDIDATE, CANDIDATES)])
        row = np.dtype([('board', 'u1', width * height), ('probability', '<f4')])
        for path in guess_files(folder):
            guesses = np.fromfile(path, dtype=kind)
            rows = np.fromfile(path.replace('guesses.', 'guesses.rows.'), dtype=row)
            answers = guesses['candidates']['answers'].reshape(-1)
            assert answers.sum() == len(rows), path
            with torch.no_grad():
                values = values_of(nets, rows, width, height, mirrors)
            owner = torch.from_numpy(np.repeat(np.arange(len(answers)), answers)).to(DEVICE)
            p = torch.from_numpy(np.ascontiguousarray(rows['probability'])).to(DEVICE)
            worth = torch.zeros(len(answers), device=DEVICE).index_add_(0, owner, values * p)
            whole = torch.zeros(len(answers), device=DEVICE).index_add_(0, owner, p)
            worth = (worth / whole.clamp(min=1e-9)).cpu().numpy().reshape(-1, CANDIDATES)
            np.save(path + '.worth.npy', worth * guesses['candidates']['safety'])
            np.save(path + '.values.npy', values.cpu().numpy())
            total += len(rows)
        print('%s: %d rows in %.0f s' % (folder, total, time.time() - begin), flush=True)


def marks_of(cell, ok, features):
    """The candidates' own planes [n, MARKS, HIGH, WIDE]."""
    n = cell.shape[0]
    out = torch.zeros((n, MARKS, CELLS + 1), device=DEVICE)
    at = torch.where(ok, cell, torch.full_like(cell, CELLS))
    out[:, 0].scatter_(1, at, ok.float())
    for k in range(MARKS - 1):
        out[:, k + 1].scatter_(1, at, features[:, :, k] * ok)
    return out[:, :, :CELLS].reshape(n, MARKS, HIGH, WIDE)


def terms_of(c):
    """The terms of an estimate [n, CANDIDATES, len(TERMS)]; it is the logarithm of the safety besides."""
    named = {name: c[name] for name in TERMS if name != 'log_best_after'}
    named['log_best_after'] = np.log(np.maximum(c['best_after'], 1e-6))
    return np.stack([named[name] for name in TERMS], 2)


def read_guesses(data, weights, keep=CANDIDATES, close=1e9):
    """Of all guesses: boards, cells, worths, features, estimates, which candidates count, terms, log safeties."""
    columns = [[] for _ in range(8)]
    for folder, width, height in conditions(data):
        kind = np.dtype([('board', 'u1', width * height), ('candidates', CANDIDATE, CANDIDATES)])
        files = guess_files(folder)
        if not files:
            continue
        r = np.concatenate([np.fromfile(f, dtype=kind) for f in files])
        w = np.concatenate([np.load(f + '.worth.npy') for f in files])
        c = r['candidates']
        ok = c['cell'] >= 0
        terms, log_safety = terms_of(c), np.log(np.where(ok, c['safety'], 1))
        estimate = np.where(ok, log_safety + terms @ weights, -1e9)
        first = np.argsort(-estimate, 1, kind='stable')[:, :keep]
        pick = lambda x: np.take_along_axis(x, first, 1)
        estimate, ok = pick(estimate), pick(ok)
        below = estimate - estimate[:, :1]
        ok &= below >= -close
        cell = np.where(ok, pick(c['cell']) // width * WIDE + pick(c['cell']) % width, 0)
        features = np.stack([pick(c['safety']), below * 5, pick(c['best_after']), pick(c['goes_on']), pick(c['log_safe']) / 2,
                             pick(c['log_best']), pick(c['second']), pick(c['settled']) / 4, pick(c['many'])], 2)
        several = ok.sum(1) > 1
        columns[0].append(on_canvas(r['board'][several], width, height))
        for into, x, t in zip(columns[1:], (cell, pick(w), features, np.where(ok, estimate, 0), ok,
                                            np.take_along_axis(terms, first[:, :, None], 1), pick(log_safety)),
                              ('i8', 'f4', 'f4', 'f4', '?', 'f4', 'f4')):
            into.append(torch.from_numpy(np.ascontiguousarray(x[several].astype(t))).to(DEVICE))
        print(folder, int(several.sum()), 'guesses', flush=True)
    return [torch.cat(x) for x in columns]


def regret_of(scores, worth, ok):
    """Points a guess that are lost by the greatest score, by the worths."""
    low = torch.tensor(-1e9, device=DEVICE)
    chosen = torch.where(ok, scores, low).argmax(1)
    best = torch.where(ok, worth, low).max(1)[0]
    return 100 * float((best - worth.gather(1, chosen[:, None])[:, 0]).mean())


def soft_regret(scores, worth, ok):
    low = torch.tensor(-1e9, device=DEVICE)
    chosen = torch.softmax(torch.where(ok, scores / .02, low), 1)
    gap = torch.where(ok, worth, low).max(1, keepdim=True)[0] - worth
    return (chosen * torch.where(ok, gap, 0.)).sum(1).mean()


USUAL = (.94, -.037, .047, 0, 0, 0)  # weights, of the estimate that networks correct


def fit(options):
    """The weights of the estimate that lose least, by the worths."""
    _, _, worth, _, _, ok, terms, log_safety = read_guesses(options.data, np.array(USUAL))
    n = len(worth)
    order = torch.randperm(n, device=DEVICE, generator=torch.Generator(DEVICE).manual_seed(1))
    held, rest = order[:n // 8], order[n // 8:]
    scale = terms[ok].std(0) + 1e-6
    first = torch.tensor(USUAL, device=DEVICE)

    def fitted(free):
        w = (first * scale).clone().requires_grad_()
        sharpness = torch.zeros(1, device=DEVICE, requires_grad=True)  # or it would grow by the weights
        optimizer = torch.optim.Adam([w, sharpness], lr=3e-3)
        for i in range(options.steps):
            for group in optimizer.param_groups:
                group['lr'] = 3e-3 * (1 - i / options.steps)
            pick = rest[torch.randint(len(rest), (65536,), device=DEVICE)]
            estimate = log_safety[pick] + (terms[pick] / scale) @ w
            loss = soft_regret(estimate * torch.exp(10 * sharpness), worth[pick], ok[pick])
            optimizer.zero_grad()
            loss.backward()
            w.grad *= free
            optimizer.step()
        return (w / scale).detach()

    def regret(w):
        return regret_of(log_safety[held] + terms[held] @ w, worth[held], ok[held])

    print('as it was: regret %.4f; by safety %.4f' % (regret(first), regret(first * 0)), flush=True)
    for names in (TERMS[:3], TERMS):
        free = torch.tensor([float(name in names) for name in TERMS], device=DEVICE)
        w = fitted(free)
        print('%d terms: regret %.4f' % (len(names), regret(w)), ' '.join('%s %.4f' % (name, x) for name, x in zip(TERMS, w.tolist())), flush=True)
    with open(options.out, 'w') as file:
        json.dump(dict(zip(TERMS, w.tolist())), file)


def train_score(options):
    boards, cell, worth, features, estimate, ok, _, _ = read_guesses(options.data, np.array(USUAL), ASKED, CLOSE)
    n = len(boards)
    order = torch.randperm(n, device=DEVICE, generator=torch.Generator(DEVICE).manual_seed(1))
    held = min(50000, n // 10)
    held_out, rest = order[:held], order[held:]
    log_worth = torch.log(torch.where(ok, worth, 1.).clamp(min=1e-4))
    net = Net(options.channels, options.blocks, MARKS).to(DEVICE).to(memory_format=torch.channels_last)

    def scores_of(model, b, c, o, f, e):
        with torch.autocast('cuda', dtype=torch.bfloat16):
            out = model(b, marks_of(c, o, f))
        return out.gather(1, c) + e

    def regret_on(some):
        with torch.no_grad():
            s = torch.cat([scores_of(net, boards[p], cell[p], ok[p], features[p], estimate[p]) for p in some.split(4096)])
        return regret_of(s, worth[some], ok[some])

    def evaluate():
        net.eval()
        said = 'regret a guess, points: %.4f (by estimate %.4f, by safety %.4f), of those learnt from %.4f' % (
            regret_on(held_out), regret_of(estimate[held_out], worth[held_out], ok[held_out]),
            regret_of(features[held_out][:, :, 0], worth[held_out], ok[held_out]), regret_on(rest[:20000]))
        net.train()
        return said

    compiled, schedule = quick(net), Schedule(net, options)
    told = Told(options, schedule, len(rest) // options.batch, evaluate)
    while schedule.share() < 1:
        for pick in rest[torch.randperm(len(rest), device=DEVICE)].split(options.batch):
            if schedule.share() >= 1 or len(pick) < options.batch:
                break
            b, c, o = boards[pick], cell[pick], ok[pick]
            k = np.random.randint(4)
            row, col = c // WIDE, c % WIDE
            if k & 1:
                b, row = b.flip(1), HIGH - 1 - row
            if k & 2:
                b, col = b.flip(2), WIDE - 1 - col
            s = scores_of(compiled, b, row * WIDE + col, o, features[pick], estimate[pick])
            weight = o.float()
            count = weight.sum(1, keepdim=True)
            d = (s - log_worth[pick]) * weight
            d = (d - d.sum(1, keepdim=True) / count) * weight
            error = (d * d).sum(1).div(count[:, 0]).mean()
            schedule.step(error + 10 * soft_regret(s, worth[pick], o))
            told.say()
    told.say('end')
    save(net, options.out)


# As in src/search: numbers have ONE to one, and are at most MOST.
ONE, MOST, MOST_SHIFT = 1024, 32767, 14


def shift_for(weights, bias):
    """As many binary places as leave every sum, whatever it adds, within 32 bits."""
    for shift in range(MOST_SHIFT, -1, -1):
        whole = np.rint(weights * 2. ** shift)
        sums = np.abs(whole).sum(0) * MOST + np.abs(bias) * ONE * 2. ** shift + 2. ** shift + 1
        if np.abs(whole).max() < MOST and sums.max() < 2 ** 31 - 1:
            return shift
    raise ValueError('a weight is too large')


def export(options):
    """Little-endian: 32 bits for channels, blocks, planes; then of each layer its shift, its weights
    [3][3][in][out] in 16 bits, and its biases in 32."""
    net = folded(load(options.net)).float()
    out = [np.array([net.channels, len(net.blocks), PLANES + net.marks], dtype='<i4').tobytes()]

    def put(layer, order):
        weights = layer.weight.detach().permute(*order).contiguous().numpy().astype(np.float64)
        weights, bias = weights.reshape(-1, weights.shape[-1]), layer.bias.detach().numpy().astype(np.float64)
        shift = shift_for(weights, bias)
        out.append(np.array([shift], dtype='<i4').tobytes())
        out.append(np.rint(weights * 2. ** shift).astype('<i2').tobytes())
        out.append(np.rint(bias * 2. ** shift * ONE).astype('<i4').tobytes())
    put(net.stem, (2, 3, 1, 0))
    for block in net.blocks:
        put(block.c1, (2, 3, 1, 0))
        if block.pool is not None:
            put(block.pool, (1, 0))
        put(block.c2, (2, 3, 1, 0))
    put(net.head, (2, 3, 1, 0))
    with open(options.out, 'wb') as file:
        file.write(b''.join(out))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('task', choices=['value', 'label', 'fit', 'score', 'small', 'export'])
    for name in ('data', 'out', 'value', 'net'):
        parser.add_argument('--' + name)
    for name, usual in (('channels', 64), ('blocks', 6), ('batch', 4096), ('mirrors', 2), ('steps', 1500)):
        parser.add_argument('--' + name, type=int, default=usual)
    for name, usual in (('seconds', 60.), ('every', 20.), ('lr', 1.5e-3)):
        parser.add_argument('--' + name, type=float, default=usual)
    options = parser.parse_args()
    {'value': train_value, 'label': label, 'fit': fit, 'score': train_score, 'small': train_small, 'export': export}[options.task](options)


if __name__ == '__main__':
    main()
